import type { Generated, Insertable, Selectable } from 'kysely'
import type { Database, Instant } from '#server/db/database.ts'

/**
 * What visitors wrote (section 7, contact), of no account: anybody may write any address. `file_path` in the file
 * store, null without an attachment; `submission_id`: the name that it was sent under, if any.
 */
export interface ContactMessagesTable {
  id: Generated<number>
  name: string
  email: string
  message: string
  file_path: string | null
  file_name: string | null
  file_type: string | null
  file_bytes: number | null
  file_sha256: string | null
  created_at: Instant
  submission_id: string | null
}

export type ContactMessageRow = Selectable<ContactMessagesTable>

/** Keeps a message, once a name that it was sent under; whether it was not there before. */
export async function insertContactMessageOnce(db: Database, row: Insertable<ContactMessagesTable>): Promise<boolean> {
  const inserted = await db
    .insertInto('contact_messages')
    .values(row)
    .onConflict((conflict) => conflict.column('submission_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** The message that was sent under that name, null when there is none. */
export async function findContactMessage(db: Database, submissionId: string): Promise<ContactMessageRow | null> {
  return (
    (await db
      .selectFrom('contact_messages')
      .selectAll()
      .where('submission_id', '=', submissionId)
      .executeTakeFirst()) ?? null
  )
}

/** What was written last, the newest first. */
export async function newestContactMessages(db: Database, most: number): Promise<ContactMessageRow[]> {
  return await db.selectFrom('contact_messages').selectAll().orderBy('id', 'desc').limit(most).execute()
}

/** Forgets what was written before then; the paths of their files. */
export async function forgetOldContactMessages(db: Database, before: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('contact_messages')
    .where('created_at', '<', before.getTime())
    .returning('file_path')
    .execute()
  return rows.flatMap(({ file_path: path }) => path ?? [])
}
