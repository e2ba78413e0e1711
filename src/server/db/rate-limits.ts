import { sql } from 'kysely'
import type { Rate } from '#server/limits/rates.ts'
import type { Database } from './database.ts'

/** Takes one from a bucket, in one statement, so that two processes never take the same one. The milliseconds to wait when it is full, else 0. */
export async function takeShared(db: Database, key: string, { burst, everyMs }: Rate, at: number): Promise<number> {
  const roomUntil = at + (burst - 1) * everyMs
  const possibleUntil = at + burst * everyMs + clockStepMs
  const taken = await db
    .insertInto('rate_limits')
    .values({ key, empty_at: at + everyMs })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ empty_at: sql<number>`case when rate_limits.empty_at between ${at} and ${possibleUntil} then rate_limits.empty_at else ${at} end + ${everyMs}` })
        .where((or) => or.or([or('rate_limits.empty_at', '<=', roomUntil), or('rate_limits.empty_at', '>', possibleUntil)])),
    )
    .returning('empty_at')
    .executeTakeFirst()
  if (taken !== undefined) return 0
  const bucket = await db.selectFrom('rate_limits').select('empty_at').where('key', '=', key).executeTakeFirst()
  return Math.max(1, (bucket?.empty_at ?? at) - roomUntil)
}

/** Puts one back into a bucket: it is empty again so much sooner. */
export async function giveBackShared(db: Database, key: string, everyMs: number): Promise<void> {
  await db.updateTable('rate_limits').set((set) => ({ empty_at: set('empty_at', '-', everyMs) })).where('key', '=', key).execute()
}

/** Forgets the buckets that are empty: they are as good as new. */
export async function forgetEmptyBuckets(db: Database, at: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('empty_at', '<=', at.getTime()).execute()
}

/** A bucket fuller than full was filled by a clock that went wrong and was put right: it counts as empty. Clocks of two machines differ by less. */
const clockStepMs = 3_600_000
