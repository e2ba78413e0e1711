import type { Database } from '#server/db/database.ts'
import type { Log } from '#server/log/log.ts'
import type { Limiter } from './limiter.ts'
import type { RateName, Rates } from './rates.ts'

/** A bucket by the key it is kept under. */
export interface KeyedBucket {
  readonly name: RateName
  readonly key: string
}

/** What a limiter counts in: its `takeAll` and `giveBack`, at a moment in milliseconds; `within` as in `take`. */
export interface Counts extends Pick<Limiter, 'start' | 'stop'> {
  take(buckets: readonly KeyedBucket[], at: number, within?: Database): number | Promise<number>
  giveBack(buckets: readonly KeyedBucket[], at: number): void | Promise<void>
}

export interface CountingWorld {
  readonly db: Database
  readonly log: Log
  readonly rates: Rates
  now(): Date
}

/** The key of a bucket's row: 'loginByEmail 4n0…'. */
export function rowKey({ name, key }: KeyedBucket): string {
  return `${name} ${key}`
}
