import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Limiter } from '#server/limits/limiter.ts'
import { networkBuckets } from '#server/limits/network-buckets.ts'
import { tooMuch, waitFor } from './upload-quota.ts'

/**
 * How much all accounts that never paid an order send within 24 hours, bytes: half of what is kept free of a disk
 * unless its operator says otherwise.
 */
export const dailyGuestBytes = 512 * 1024 ** 2

/** Many small files are work, too. */
const leastCounted = 64 * 1024

/** What comes from where. */
interface GuestSlip {
  readonly bytes: number
  readonly network: string
}

/**
 * Refuses 413, with the seconds to wait, a guest's slip beyond the day's share. Half of it is for any guest; half for
 * the first two slips a day of each network, so that newcomers can order.
 */
export async function checkGuestQuota(
  db: Database,
  { bytes, network }: GuestSlip,
  limiter: Limiter,
  now: Date,
): Promise<void> {
  if ((await guestBytes(db, now)) + counted(bytes) <= dailyGuestBytes / 2) return
  await checkGuestDay(db, bytes, now)
  const waitMs = await limiter.takeAll(networkBuckets('guestSlipByAddress', network))
  if (waitMs > 0)
    throw tooMuch(
      sentence,
      Math.min(waitMs, waitFor(await sentByGuests(db, now), counted(bytes), dailyGuestBytes / 2, now)),
    )
}

/** The same of the whole day, whoever sends. */
export async function checkGuestDay(db: Database, bytes: number, now: Date): Promise<void> {
  if ((await guestBytes(db, now)) + counted(bytes) <= dailyGuestBytes) return
  throw tooMuch(sentence, waitFor(await sentByGuests(db, now), counted(bytes), dailyGuestBytes, now))
}

const sentence =
  'Beaucoup de bordereaux nous arrivent de nouveaux comptes depuis hier. Réessaie plus tard, ou contacte-nous.'

async function guestBytes(db: Database, now: Date): Promise<number> {
  const { sum } = await ofGuests(db, now)
    .select(({ fn }) => fn.coalesce(fn.sum<number>(countedBytes), sql.lit(0)).as('sum'))
    .executeTakeFirstOrThrow()
  return Number(sum)
}

async function sentByGuests(db: Database, now: Date) {
  return await ofGuests(db, now)
    .select(['created_at as at', countedBytes.as('bytes')])
    .orderBy('created_at')
    .execute()
}

function ofGuests(db: Database, now: Date) {
  // A literal: an index of some rows is used only where it is sure to have those that are asked for.
  return db
    .selectFrom('slips')
    .where('by_guest', '=', sql.lit(1))
    .where('created_at', '>', now.getTime() - dayMs)
}

function counted(bytes: number): number {
  return Math.max(bytes, leastCounted)
}

const countedBytes = sql<number>`case when bytes < ${sql.lit(leastCounted)} then ${sql.lit(leastCounted)} else bytes end`

const dayMs = 86_400_000
