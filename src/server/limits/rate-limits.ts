import { type Selectable, sql } from 'kysely'
import type { Database, Instant } from '#server/db/database.ts'
import { type Rate, clockStepMs, waitMsOf } from './rates.ts'

/** Buckets (decision 022): a digest of who does what, and when it is empty again. */
export interface RateLimitsTable {
  key: string
  empty_at: Instant
}

/** A row of the table, there or not, and the rate it counts. */
export interface RatedRow {
  readonly key: string
  readonly rate: Rate
}

/**
 * Takes one from each bucket, or from none; each in one statement, so that two processes never take the same one. The
 * milliseconds to wait when one is full, else 0.
 */
export async function takeShared(db: Database, rows: readonly RatedRow[], at: number): Promise<number> {
  const [first, ...others] = rows.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  if (first === undefined) return 0
  if (others.length === 0) return (await takeOne(db, first, at)) ? 0 : Math.max(1, await peekShared(db, rows, at))
  const isTaken = await db
    .transaction()
    .execute(async (transaction) => {
      // In one order everywhere: two processes never wait for each other.
      for (const row of [first, ...others]) if (!(await takeOne(transaction, row, at))) throw new Full()
      return true
    })
    .catch((error: unknown) => {
      if (error instanceof Full) return false
      throw error
    })
  return isTaken ? 0 : Math.max(1, await peekShared(db, rows, at))
}

/** Puts one back into each bucket: it is empty again so much sooner. */
export async function giveBackShared(db: Database, rows: readonly RatedRow[]): Promise<void> {
  for (const { key, rate } of rows)
    await db
      .updateTable('rate_limits')
      .set((set) => ({ empty_at: set('empty_at', '-', rate.everyMs) }))
      .where('key', '=', key)
      .execute()
}

/** The milliseconds until each bucket takes one more. */
async function peekShared(db: Database, rows: readonly RatedRow[], at: number): Promise<number> {
  const kept = await db
    .selectFrom('rate_limits')
    .selectAll()
    .where(
      'key',
      'in',
      rows.map(({ key }) => key),
    )
    .execute()
  const emptyAt = new Map(kept.map((row) => [row.key, row.empty_at]))
  return Math.max(0, ...rows.map(({ key, rate }) => waitMsOf(rate, emptyAt.get(key), at)))
}

class Full extends Error {}

/** Whether there was one left. */
async function takeOne(db: Database, { key, rate: { burst, everyMs } }: RatedRow, at: number): Promise<boolean> {
  const roomUntil = at + (burst - 1) * everyMs
  const possibleUntil = at + burst * everyMs + clockStepMs
  const taken = await db
    .insertInto('rate_limits')
    .values({ key, empty_at: at + everyMs })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          empty_at: sql<number>`case when rate_limits.empty_at between ${at} and ${possibleUntil} then rate_limits.empty_at else ${at} end + ${everyMs}`,
        })
        .where((or) =>
          or.or([or('rate_limits.empty_at', '<=', roomUntil), or('rate_limits.empty_at', '>', possibleUntil)]),
        ),
    )
    .returning('empty_at')
    .executeTakeFirst()
  return taken !== undefined
}

/** The buckets that are not empty, the fullest last. */
export async function listBuckets(db: Database, at: Date): Promise<Selectable<RateLimitsTable>[]> {
  return await db
    .selectFrom('rate_limits')
    .selectAll()
    .where('empty_at', '>', at.getTime())
    .orderBy('empty_at')
    .execute()
}

/** Writes buckets as they are, SQLite's only: one parameter, however many there are. */
export async function writeBuckets(db: Database, rows: readonly Selectable<RateLimitsTable>[]): Promise<void> {
  const byKey = JSON.stringify(Object.fromEntries(rows.map(({ key, empty_at: emptyAt }) => [key, emptyAt])))
  await sql`insert into rate_limits (key, empty_at) select key, value from json_each(${byKey}) where true on conflict (key) do update set empty_at = excluded.empty_at`.execute(
    db,
  )
}

/** Forgets the buckets that are empty: they are as good as new. */
export async function forgetEmptyBuckets(db: Database, at: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('empty_at', '<=', at.getTime()).execute()
}
