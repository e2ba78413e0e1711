import type { Insertable } from 'kysely'
import type { Database } from './database.ts'
import type { ContactMessagesTable } from './letter-tables.ts'

export async function insertContactMessage(db: Database, row: Insertable<ContactMessagesTable>): Promise<void> {
  await db.insertInto('contact_messages').values(row).execute()
}
