/** Leave to make calls, given in turn to those who ask for it. */
export interface FairQuota {
  /**
   * True when it is this one's turn; false when that would be, or is, later than `waitMs` from now, or when he has as
   * many questions waiting as could be asked meanwhile.
   */
  take(who: string, waitMs: number): Promise<boolean>
  /** Nobody's turn comes for that long. */
  rest(ms: number): void
}

export interface FairQuotaOptions {
  readonly perSecond: number
  readonly now: () => Date
  readonly pause: (ms: number) => Promise<unknown>
}

/** At most `perSecond` in any second. More waits behind the other askers, who get one at a time each. */
export function createFairQuota({ perSecond, now, pause }: FairQuotaOptions): FairQuota {
  /** Who waits, in the order of their turns. */
  const waiting = new Map<string, readonly Waiter[]>()
  let granted: readonly number[] = []
  let restUntil = 0
  let isServing = false

  const freeInMs = (): number => {
    const at = now().getTime()
    granted = granted.filter((earlier) => earlier > at - secondMs)
    const full = granted.length < perSecond ? 0 : (granted[0] ?? at) + secondMs - at
    return Math.max(full, restUntil - at, 0)
  }
  const grant = () => {
    granted = [...granted, now().getTime()]
  }
  const refuseLate = () => {
    const at = now().getTime()
    for (const [who, queue] of waiting) {
      const late = queue.filter(({ until }) => until < at)
      if (late.length === 0) continue
      const others = queue.filter(({ until }) => until >= at)
      if (others.length === 0) waiting.delete(who)
      else waiting.set(who, others)
      for (const { answer } of late) answer(false)
    }
  }
  const firstLateInMs = (): number =>
    Math.min(...[...waiting.values()].flat().map(({ until }) => until + 1 - now().getTime()))
  const serveNext = () => {
    const [who, [first, ...others]] = waiting.entries().next().value ?? ['', []]
    waiting.delete(who)
    if (others.length > 0) waiting.set(who, others)
    if (first === undefined) return
    grant()
    first.answer(true)
  }
  const serve = async (): Promise<void> => {
    isServing = true
    for (refuseLate(); waiting.size > 0; refuseLate()) {
      const freeIn = freeInMs()
      if (freeIn === 0) serveNext()
      else await pause(Math.min(freeIn, firstLateInMs()))
    }
    isServing = false
  }

  return {
    take(who, waitMs) {
      const freeIn = freeInMs()
      if (freeIn === 0 && waiting.size === 0) {
        grant()
        return Promise.resolve(true)
      }
      const queue = waiting.get(who) ?? []
      if (freeIn > waitMs || queue.length >= (perSecond * waitMs) / secondMs) return Promise.resolve(false)
      return new Promise((answer) => {
        waiting.set(who, [...queue, { answer, until: now().getTime() + waitMs }])
        if (!isServing) void serve()
      })
    },
    rest(ms) {
      restUntil = Math.max(restUntil, now().getTime() + ms)
    },
  }
}

interface Waiter {
  readonly until: number
  answer(mayCall: boolean): void
}

const secondMs = 1000
