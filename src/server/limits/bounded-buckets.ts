import TinyQueue from 'tinyqueue'

/** Buckets of one rate in memory: by key, when each is empty again, in milliseconds. */
export interface BoundedBuckets {
  get(key: string): number | undefined
  set(key: string, emptyAt: number, at: number): void
}

/**
 * At most `most` buckets. Empty ones go by and by; when there is no room, the first to be empty goes: filling any
 * number of buckets pushes out none that is fuller.
 */
export function createBoundedBuckets(most: number): BoundedBuckets {
  const buckets = new Map<string, Kept>()
  const byEnd = new TinyQueue<Kept>([], (a, b) => a.queuedFor - b.queuedFor)
  const emptiest = (): Kept | undefined => {
    for (;;) {
      const first = byEnd.peek()
      if (first === undefined || first.queuedFor >= first.emptyAt) return first
      // It was filled further since.
      byEnd.pop()
      first.queuedFor = first.emptyAt
      byEnd.push(first)
    }
  }
  const makeRoom = (at: number): void => {
    // A few at a time: a flood that is over is not cleared away in one go.
    for (let turn = 0; turn < 4; turn += 1) {
      const first = emptiest()
      if (first === undefined || (first.emptyAt > at && buckets.size < most)) return
      byEnd.pop()
      buckets.delete(first.key)
    }
  }
  return {
    get: (key) => buckets.get(key)?.emptyAt,
    set(key, emptyAt, at) {
      const known = buckets.get(key)
      if (known !== undefined) {
        known.emptyAt = emptyAt
        return
      }
      makeRoom(at)
      const fresh = { key, emptyAt, queuedFor: emptyAt }
      buckets.set(key, fresh)
      byEnd.push(fresh)
    },
  }
}

/** `queuedFor`: its place in the queue, which is put right when its turn comes. */
interface Kept {
  readonly key: string
  emptyAt: number
  queuedFor: number
}
