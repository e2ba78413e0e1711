import { createBoundedBuckets, type BoundedBuckets } from './bounded-buckets.ts'
import type { KeyedBucket } from './counts.ts'
import { type RateName, type Rates, emptyAgainAt, waitMsOf } from './rates.ts'

/** The buckets of one process, at a moment in milliseconds. */
export interface MemoryCounts {
  /** Takes one of each, or of none; the milliseconds until each has one left. */
  take(buckets: readonly KeyedBucket[], at: number): number
  /** The same, and takes nothing. */
  peek(buckets: readonly KeyedBucket[], at: number): number
  giveBack(buckets: readonly KeyedBucket[], at: number): void
  /** When it is empty again, undefined when nobody remembers. */
  emptyAt(bucket: KeyedBucket): number | undefined
  put(bucket: KeyedBucket, emptyAt: number, at: number): void
}

/** Counts in this process. Each rate has room of its own, for `mostOfARate` buckets that are not empty. */
export function createMemoryCounts(rates: Rates): MemoryCounts {
  const ofRates = new Map<RateName, BoundedBuckets>()
  const bucketsOf = (name: RateName): BoundedBuckets => {
    const buckets = ofRates.get(name) ?? createBoundedBuckets(mostOfARate)
    ofRates.set(name, buckets)
    return buckets
  }
  const peek = (buckets: readonly KeyedBucket[], at: number): number => {
    let waitMs = 0
    for (const { name, key } of buckets) waitMs = Math.max(waitMs, waitMsOf(rates[name], bucketsOf(name).get(key), at))
    return waitMs
  }
  return {
    peek,
    take(buckets, at) {
      const waitMs = peek(buckets, at)
      if (waitMs > 0) return waitMs
      for (const { name, key } of buckets) {
        const ofRate = bucketsOf(name)
        ofRate.set(key, emptyAgainAt(rates[name], ofRate.get(key), at) + rates[name].everyMs, at)
      }
      return 0
    },
    giveBack(buckets, at) {
      for (const { name, key } of buckets) {
        const ofRate = bucketsOf(name)
        const kept = ofRate.get(key)
        if (kept !== undefined) ofRate.set(key, kept - rates[name].everyMs, at)
      }
    },
    emptyAt: ({ name, key }) => bucketsOf(name).get(key),
    put: ({ name, key }, emptyAt, at) => bucketsOf(name).set(key, emptyAt, at),
  }
}

/** Some 5 MB. */
const mostOfARate = 50_000
