import { hash } from 'node:crypto'
import type { Engine } from '#server/db/database.ts'
import { countAlone } from './count-alone.ts'
import { countTogether } from './count-together.ts'
import type { CountingWorld, KeyedBucket } from './counts.ts'
import type { Bucket, Limiter } from './limiter.ts'

export interface LimiterOptions extends CountingWorld {
  readonly engine: Engine
}

/**
 * A leaky bucket a key, kept as the instant when it is empty again (decisions 022 and 088). The embedded database has
 * one process, which counts in memory; those of a PostgreSQL count in its table.
 */
export async function createLimiter({ engine, ...world }: LimiterOptions): Promise<Limiter> {
  const { now, rates } = world
  const counts = engine === 'sqlite' ? await countAlone(world) : countTogether(world)
  const keyed = ({ name, who }: Bucket): KeyedBucket => ({ name, key: rates[name].local ? who : digestOf(who) })
  return {
    take: async (name, who, within) => await counts.take([keyed({ name, who })], now().getTime(), within),
    takeAll: async (buckets) => await counts.take(buckets.map(keyed), now().getTime()),
    giveBack: async (buckets) => await counts.giveBack(buckets.map(keyed), now().getTime()),
    start: () => counts.start(),
    stop: () => counts.stop(),
  }
}

/** What the table holds tells neither e-mail nor network addresses. */
function digestOf(who: string): string {
  return hash('sha256', who, 'base64url').slice(0, 22)
}
