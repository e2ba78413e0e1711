import type { Database } from '#server/db/database.ts'
import type { RateName } from './rates.ts'

/** What is counted: one thing that somebody does. */
export interface Bucket {
  readonly name: RateName
  readonly who: string
}

/** Counts who does what how often. */
export interface Limiter {
  /**
   * Takes one; the milliseconds to wait when there is none left, else 0. A refusal takes nothing. `within`: the
   * transaction, where processes share the rate; it is given back with it.
   */
  take(name: RateName, who: string, within?: Database): Promise<number>
  /** Takes one of each; of none when one of them has none left: the milliseconds until all have. */
  takeAll(buckets: readonly Bucket[]): Promise<number>
  /** Puts one back into each: what was taken need not count after all. */
  giveBack(buckets: readonly Bucket[]): Promise<void>
  /** Writes what is counted behind, once a second, until it is stopped; `stop` is over when all is written. */
  start(): void
  stop(): Promise<void>
}
