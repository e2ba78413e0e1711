import type { Database, Instant } from '#server/db/database.ts'

/**
 * One row: the mark that the files of this database bear, a digest of the key that its servers have (null before one
 * has met it), and when its last backup was made and the processor last wrote, to the hour.
 */
export interface SiteTable {
  id: number
  files_mark: string
  key_digest: string | null
  backed_up_at: Instant | null
  webhook_seen_at: Instant | null
}

/** The mark, null before the files were marked. */
export async function findFilesMark(db: Database): Promise<string | null> {
  return (
    (await db.selectFrom('site').select('files_mark').where('id', '=', siteId).executeTakeFirst())?.files_mark ?? null
  )
}

/** The mark from now on, unless there is one: of two servers that start at once the first one's. */
export async function proposeFilesMark(db: Database, mark: string): Promise<string> {
  await db
    .insertInto('site')
    .values({ id: siteId, files_mark: mark, key_digest: null, backed_up_at: null, webhook_seen_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await db.selectFrom('site').select('files_mark').where('id', '=', siteId).executeTakeFirstOrThrow())
    .files_mark
}

export async function findKeyDigest(db: Database): Promise<string | null> {
  return (
    (await db.selectFrom('site').select('key_digest').where('id', '=', siteId).executeTakeFirst())?.key_digest ?? null
  )
}

/** The digest from now on, unless there is one: of two servers that start at once the first one's. */
export async function proposeKeyDigest(db: Database, digest: string): Promise<string | null> {
  await db
    .updateTable('site')
    .set({ key_digest: digest })
    .where('id', '=', siteId)
    .where('key_digest', 'is', null)
    .execute()
  return await findKeyDigest(db)
}

export async function setKeyDigest(db: Database, digest: string): Promise<void> {
  await db.updateTable('site').set({ key_digest: digest }).where('id', '=', siteId).execute()
}

export async function markBackedUp(db: Database, at: Date): Promise<void> {
  await db.updateTable('site').set({ backed_up_at: at.getTime() }).where('id', '=', siteId).execute()
}

export async function lastBackup(db: Database): Promise<Date | null> {
  return dateOrNull((await siteRow(db))?.backed_up_at)
}

/** Notes that the processor wrote, once an hour. */
export async function noteWebhook(db: Database, at: Date): Promise<void> {
  await db
    .updateTable('site')
    .set({ webhook_seen_at: at.getTime() })
    .where('id', '=', siteId)
    .where((or) => or.or([or('webhook_seen_at', 'is', null), or('webhook_seen_at', '<', at.getTime() - 3_600_000)]))
    .execute()
}

export async function lastWebhook(db: Database): Promise<Date | null> {
  return dateOrNull((await siteRow(db))?.webhook_seen_at)
}

async function siteRow(db: Database) {
  return await db.selectFrom('site').selectAll().where('id', '=', siteId).executeTakeFirst()
}

function dateOrNull(at: Instant | null | undefined): Date | null {
  return at === null || at === undefined ? null : new Date(at)
}

const siteId = 1
