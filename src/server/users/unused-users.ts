import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { UserRow } from './users.ts'
import { errorFields } from '#server/log/log.ts'
import type { World } from '#server/world.ts'

/** An account and when it was last used. */
type Seen = Pick<UserRow, 'id' | 'last_seen_at'>

/** Notes that an account is used, at most once a day, so that not every call writes; a warning is over with it. */
export async function writeSeen(db: Database, { id, last_seen_at: seen }: Seen, at: Date): Promise<void> {
  if (seen !== null && at.getTime() - seen < dayMs) return
  await db
    .updateTable('users')
    .set({ last_seen_at: at.getTime(), warned_at: null })
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .execute()
}

/** The suppliers last seen before then who were not told yet that their accounts go. */
export async function listToWarn(db: Database, seenBefore: Date): Promise<UserRow[]> {
  return await unused(db, seenBefore).selectAll().where('warned_at', 'is', null).execute()
}

/** Notes the warning, once; false when another server wrote it, or the account was used meanwhile. */
export async function noteWarned(db: Database, { id, last_seen_at: seen }: Seen, at: Date): Promise<boolean> {
  const unchanged = db
    .updateTable('users')
    .set({ warned_at: at.getTime() })
    .where('id', '=', id)
    .where('warned_at', 'is', null)
    .where('erased_at', 'is', null)
  const { numUpdatedRows } = await (
    seen === null ? unchanged.where('last_seen_at', 'is', null) : unchanged.where('last_seen_at', '=', seen)
  ).executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The accounts that were last seen before then, and warned before then. */
export async function listToErase(db: Database, seenBefore: Date, warnedBefore: Date): Promise<number[]> {
  return (await unused(db, seenBefore).select('id').where('warned_at', '<=', warnedBefore.getTime()).execute()).map(
    ({ id }) => id,
  )
}

function unused(db: Database, seenBefore: Date) {
  return db
    .selectFrom('users')
    .where('role', '=', 'supplier')
    .where('erased_at', 'is', null)
    .where(sql<number>`coalesce(last_seen_at, created_at)`, '<=', seenBefore.getTime())
    .orderBy('id')
}

const dayMs = 86_400_000

/** Notes that an account is used. A full disk takes no note, and signing in works all the same. */
export async function recordLastSeen(
  user: Pick<UserRow, 'id' | 'last_seen_at'>,
  { db, log, now }: Pick<World, 'db' | 'log' | 'now'>,
): Promise<void> {
  await writeSeen(db, user, now()).catch((error: unknown) => log.error(errorFields(error), 'use not noted'))
}
