import { LRUCache } from 'lru-cache'

/** There is no place, and none was to be had by waiting. */
export class LaneFull extends Error {
  override readonly name = 'LaneFull'
}

/** Who wants a place; a guest's are shared with all other guests. */
export interface Entrant {
  readonly who: string
  readonly isGuest?: boolean
}

/** Places for work that few may do at once. Clients are served by turns: many of one keep no other waiting. */
export interface Lane {
  /** Waits for a place and returns what gives it back. Throws LaneFull, or the signal's reason. */
  enter(entrant: Entrant, signal?: AbortSignal): Promise<() => void>
  /** Whether there is a place, or room to wait for one. */
  isOpen(entrant: Entrant): boolean
  count(): { readonly inside: number; readonly waiting: number }
}

/**
 * `atOnce` places, `ofOne` of them for one client; `room` to wait, `roomOfOne` of it for one, for `patienceMs`.
 * `guests`: how much of both is theirs; a guest's first comes before others.
 */
export interface LaneLimits {
  readonly atOnce: number
  readonly ofOne: number
  readonly room: number
  readonly roomOfOne: number
  readonly patienceMs: number
  readonly guests?: { readonly atOnce: number; readonly room: number }
}

interface Waiting {
  readonly entrant: Entrant
  readonly ones: Set<() => void>
}

export function createLane({ atOnce, ofOne, room, roomOfOne, patienceMs, guests }: LaneLimits): Lane {
  const inside: Entrant[] = []
  // In each line stands first whose turn is next; the line of first ones comes before the other.
  const [firsts, others] = [new Map<string, Waiting>(), new Map<string, Waiting>()]
  const served = new LRUCache<string, true>({ max: mostRemembered })
  const isFirst = ({ who }: Entrant) => guests !== undefined && !served.has(who)
  const lineOf = (entrant: Entrant) => (isFirst(entrant) ? firsts : others)

  const hasPlace = ({ who, isGuest }: Entrant) =>
    inside.length < atOnce &&
    inside.filter((each) => each.who === who).length < ofOne &&
    !(isGuest && guests && inside.filter((each) => each.isGuest).length >= guests.atOnce)
  const hasRoom = (entrant: Entrant) => {
    const line = [...lineOf(entrant).values()]
    const sum = (all: readonly Waiting[]) => all.reduce((count, { ones }) => count + ones.size, 0)
    if (sum([firsts, others].flatMap((each) => each.get(entrant.who) ?? [])) >= roomOfOne || sum(line) >= room)
      return false
    return !(entrant.isGuest && guests && sum(line.filter((each) => each.entrant.isGuest)) >= guests.room)
  }

  const take = (entrant: Entrant): (() => void) => {
    inside.push(entrant)
    served.set(entrant.who, true)
    let isIn = true
    return () => {
      if (!isIn) return
      isIn = false
      inside.splice(inside.indexOf(entrant), 1)
      callNext()
    }
  }
  const callNext = () => {
    for (const line of [firsts, others]) {
      for (const [who, { entrant, ones }] of line) {
        const [first] = ones
        if (first === undefined || !hasPlace(entrant)) continue
        stepOut(who, first)
        // The others of the same one queue up again behind everybody.
        if (line.delete(who)) others.set(who, { entrant, ones: new Set([...(others.get(who)?.ones ?? []), ...ones]) })
        return first()
      }
    }
  }
  const stepOut = (who: string, one: () => void) => {
    for (const line of [firsts, others]) {
      const mine = line.get(who)?.ones
      mine?.delete(one)
      if (mine?.size === 0) line.delete(who)
    }
  }
  const wait = async (entrant: Entrant, signal?: AbortSignal): Promise<() => void> => {
    const called = Promise.withResolvers<() => void>()
    const one = () => called.resolve(take(entrant))
    // Out at once: a place that is given to somebody who has gone is never given back.
    const goAway = (reason: unknown) => {
      stepOut(entrant.who, one)
      called.reject(reason)
    }
    const onAbort = () => goAway(signal?.reason)
    const clock = setTimeout(() => goAway(new LaneFull()), patienceMs)
    signal?.addEventListener('abort', onAbort)
    const line = lineOf(entrant)
    line.set(entrant.who, line.get(entrant.who) ?? { entrant, ones: new Set() })
    line.get(entrant.who)?.ones.add(one)
    try {
      return await called.promise
    } finally {
      clearTimeout(clock)
      signal?.removeEventListener('abort', onAbort)
    }
  }
  return {
    async enter(entrant, signal) {
      signal?.throwIfAborted()
      if (hasPlace(entrant)) return take({ ...entrant })
      if (!hasRoom(entrant)) throw new LaneFull()
      return await wait({ ...entrant }, signal)
    },
    isOpen: (entrant) => hasPlace(entrant) || hasRoom(entrant),
    count: () => ({
      inside: inside.length,
      waiting: [firsts, others].flatMap((line) => [...line.values()]).reduce((sum, { ones }) => sum + ones.size, 0),
    }),
  }
}

/** Some 1 MB. */
const mostRemembered = 10_000
