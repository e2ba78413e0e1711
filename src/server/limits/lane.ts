/** There is no place, and none was to be had by waiting. */
export class LaneFull extends Error {
  override readonly name = 'LaneFull'
}

/** Places for work that few may do at once. Those who wait are served by turns: one's many never keep another's one waiting. */
export interface Lane {
  /** Waits for a place and returns what gives it back. Throws LaneFull, or the signal's reason when who waited has gone. */
  enter(who: string, signal?: AbortSignal): Promise<() => void>
}

/** `atOnce` places, `ofOne` of them for one and the same; `room` to wait, `roomOfOne` of it for one, for `patienceMs` at most. */
export interface LaneLimits {
  readonly atOnce: number
  readonly ofOne: number
  readonly room: number
  readonly roomOfOne: number
  readonly patienceMs: number
}

export function createLane({ atOnce, ofOne, room, roomOfOne, patienceMs }: LaneLimits): Lane {
  const inside = new Map<string, number>()
  // Whose turn is next stands first.
  const waiting = new Map<string, Set<() => void>>()
  const sum = (counts: Iterable<number>) => [...counts].reduce((all, count) => all + count, 0)
  const hasPlace = (who: string) => (inside.get(who) ?? 0) < ofOne && sum(inside.values()) < atOnce
  const hasRoom = (who: string) => (waiting.get(who)?.size ?? 0) < roomOfOne && sum([...waiting.values()].map(({ size }) => size)) < room

  const take = (who: string): (() => void) => {
    inside.set(who, (inside.get(who) ?? 0) + 1)
    let isIn = true
    return () => {
      if (!isIn) return
      isIn = false
      const left = (inside.get(who) ?? 0) - 1
      if (left > 0) inside.set(who, left)
      else inside.delete(who)
      callNext()
    }
  }
  const callNext = () => {
    for (const [who, mine] of waiting) {
      const [first] = mine
      if (first === undefined || !hasPlace(who)) continue
      stepOut(who, first)
      // The others of the same one queue up again behind everybody.
      if (waiting.delete(who)) waiting.set(who, mine)
      return first()
    }
  }
  const stepOut = (who: string, one: () => void) => {
    const mine = waiting.get(who)
    mine?.delete(one)
    if (mine?.size === 0) waiting.delete(who)
  }
  const wait = async (who: string, signal?: AbortSignal): Promise<() => void> => {
    const called = Promise.withResolvers<() => void>()
    const one = () => called.resolve(take(who))
    // Out at once: a place that is given to somebody who has gone is never given back.
    const goAway = (reason: unknown) => {
      stepOut(who, one)
      called.reject(reason)
    }
    const onAbort = () => goAway(signal?.reason)
    const clock = setTimeout(() => goAway(new LaneFull()), patienceMs)
    signal?.addEventListener('abort', onAbort)
    waiting.set(who, (waiting.get(who) ?? new Set()).add(one))
    try {
      return await called.promise
    } finally {
      clearTimeout(clock)
      signal?.removeEventListener('abort', onAbort)
    }
  }
  return {
    async enter(who, signal) {
      signal?.throwIfAborted()
      if (hasPlace(who)) return take(who)
      if (!hasRoom(who)) throw new LaneFull()
      return await wait(who, signal)
    },
  }
}
