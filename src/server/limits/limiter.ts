import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Database } from '#server/db/database.ts'
import { giveBackShared, takeShared } from '#server/db/rate-limits.ts'
import type { RateName, Rates } from './rates.ts'

/** What is counted: one thing that somebody does. */
export interface Bucket {
  readonly name: RateName
  readonly who: string
}

/** Counts who does what how often. */
export interface Limiter {
  /**
   * Takes one; the milliseconds to wait when there is none left, else 0. A refusal takes nothing. `within`: the transaction that a shared
   * rate is taken in, given back when that comes to nothing.
   */
  take(name: RateName, who: string, within?: Database): Promise<number>
  /** Takes one of each; of none when one of them has none left: the milliseconds until all have. */
  takeAll(buckets: readonly Bucket[]): Promise<number>
  /** Puts one back into each: what was taken need not count after all. */
  giveBack(buckets: readonly Bucket[]): Promise<void>
}

export interface LimiterOptions {
  readonly db: Database
  now(): Date
  readonly rates: Rates
}

/**
 * A leaky bucket a key, kept as one instant: when it is empty again (decision 022). Processes share it through the database.
 * Keys are digests: the table tells neither e-mail nor network addresses.
 */
export function createLimiter({ db, now, rates }: LimiterOptions): Limiter {
  const local = new LRUCache<string, number>({ max: 50_000 })
  const keyOf = ({ name, who }: Bucket) => `${name} ${createHash('sha256').update(who).digest('base64url').slice(0, 22)}`
  const take: Limiter['take'] = async (name, who, within = db) => {
    const rate = rates[name]
    const key = keyOf({ name, who })
    const at = now().getTime()
    if (!rate.local) return await takeShared(within, key, rate, at)
    const emptyAt = Math.max(local.get(key) ?? 0, at)
    const waitMs = emptyAt - (rate.burst - 1) * rate.everyMs - at
    if (waitMs > 0) return waitMs
    local.set(key, emptyAt + rate.everyMs)
    return 0
  }
  const giveBack: Limiter['giveBack'] = async (buckets) => {
    for (const bucket of buckets) {
      const { everyMs, local: isLocal } = rates[bucket.name]
      const key = keyOf(bucket)
      if (isLocal) local.set(key, (local.get(key) ?? 0) - everyMs)
      else await giveBackShared(db, key, everyMs)
    }
  }
  const takeAll: Limiter['takeAll'] = async (buckets) => {
    const waits = []
    for (const bucket of buckets) waits.push({ bucket, waitMs: await take(bucket.name, bucket.who) })
    const waitMs = Math.max(0, ...waits.map((each) => each.waitMs))
    if (waitMs > 0) await giveBack(waits.filter((each) => each.waitMs === 0).map(({ bucket }) => bucket))
    return waitMs
  }
  return { take, takeAll, giveBack }
}
