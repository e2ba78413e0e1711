/** Waits `ms`, or rejects with the signal's reason when it is aborted first. */
export type Sleep = (ms: number, signal?: AbortSignal) => Promise<void>

/** Runs `done` after `ms`. Returns a function that cancels it. */
export type Timer = (ms: number, done: () => void) => () => void
