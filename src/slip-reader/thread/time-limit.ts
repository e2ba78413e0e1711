import { SlipNotRead } from '#slip-reader/slip-not-read.ts'

/** The time that one slip may take, from when its turn first comes. */
export interface TimeLimit {
  /** Milliseconds; all of them before its turn. */
  left(): number
  /**
   * Does something with a signal that aborts when the sender has gone or the time is up, at the latest after `mostMs`.
   * Throws TimeIsUp; whatever else goes wrong becomes a SlipNotRead.
   */
  within<T>(signal: AbortSignal, task: (limit: AbortSignal) => Promise<T>, mostMs?: number): Promise<T>
}

/** The time for a slip ran out: nothing more can be said of it. */
export class TimeIsUp extends Error {
  override readonly name = 'TimeIsUp'
}

/** What the time goes by. */
export interface LimitClock {
  /** Milliseconds. */
  now(): number
  /** A signal that aborts after so many milliseconds. */
  after(ms: number): AbortSignal
}

const realClock: LimitClock = { now: () => performance.now(), after: (ms) => AbortSignal.timeout(ms) }

export function createTimeLimit(limitMs: number, clock = realClock): TimeLimit {
  let end: number | undefined
  const left = () => (end === undefined ? limitMs : Math.max(0, end - clock.now()))
  return {
    left,
    async within(signal, task, mostMs = limitMs) {
      end ??= clock.now() + limitMs
      const timeout = clock.after(Math.floor(Math.min(left(), mostMs)))
      try {
        return await task(AbortSignal.any([signal, timeout]))
      } catch (error) {
        if (signal.aborted) throw new SlipNotRead('left')
        if (timeout.aborted) throw new TimeIsUp()
        throw error instanceof SlipNotRead ? error : new SlipNotRead('broken', { cause: error })
      }
    },
  }
}
