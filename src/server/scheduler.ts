/** A task that is done again and again, never twice at once. */
export interface Scheduler {
  start(): void
  /** Does it now, or once more after the present round. */
  wake(): void
  /** No new round; the present one is asked to end, after `graceMs` it is cut, and in any case waited for. */
  stop(graceMs: number): Promise<void>
}

/** `ending`: take up nothing new. `cut`: drop what is in hand. */
export interface StopSignals {
  readonly ending: AbortSignal
  readonly cut: AbortSignal
}

export interface SchedulerOptions {
  /** May answer how long to rest after this round, in milliseconds. */
  task(stop: StopSignals): Promise<number | void>
  /** The pause after a round that does not say. */
  readonly everyMs: number
  /** A round that throws; the next one comes all the same. */
  failed(error: unknown): void
}

export function createScheduler({ task, everyMs, failed }: SchedulerOptions): Scheduler {
  const [ending, cutting] = [new AbortController(), new AbortController()]
  let state: 'new' | 'resting' | 'busy' | 'stopped' = 'new'
  let isWanted = false
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> = Promise.resolve()

  const begin = (): void => {
    clearTimeout(timer)
    state = 'busy'
    isWanted = false
    round = task({ ending: ending.signal, cut: cutting.signal })
      .catch(failed)
      .then((restMs) => rest(restMs ?? everyMs))
  }
  const rest = (restMs: number): void => {
    if (state === 'stopped') return
    if (isWanted) return begin()
    state = 'resting'
    timer = setTimeout(begin, restMs)
  }

  return {
    start() {
      if (state === 'new') begin()
    },
    wake() {
      isWanted = true
      if (state === 'resting') begin()
    },
    async stop(graceMs) {
      state = 'stopped'
      clearTimeout(timer)
      ending.abort()
      const cut = setTimeout(() => cutting.abort(), graceMs)
      await round
      clearTimeout(cut)
    },
  }
}
