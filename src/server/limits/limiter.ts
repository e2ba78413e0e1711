import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Database } from '#server/db/database.ts'
import { takeShared } from '#server/db/rate-limits.ts'
import type { RateName, Rates } from './rates.ts'

/** Counts who does what how often. */
export interface Limiter {
  /** Takes one; the milliseconds to wait when there is none left, else 0. A refusal takes nothing. */
  take(name: RateName, who: string): Promise<number>
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
  return {
    async take(name, who) {
      const rate = rates[name]
      const key = `${name} ${createHash('sha256').update(who).digest('base64url').slice(0, 22)}`
      const at = now().getTime()
      if (!rate.local) return await takeShared(db, key, rate, at)
      const emptyAt = Math.max(local.get(key) ?? 0, at)
      const waitMs = emptyAt - (rate.burst - 1) * rate.everyMs - at
      if (waitMs > 0) return waitMs
      local.set(key, emptyAt + rate.everyMs)
      return 0
    },
  }
}
