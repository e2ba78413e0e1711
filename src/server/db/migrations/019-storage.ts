import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '#server/tables.ts'

/**
 * When a slip that no order took is forgotten, what files are looked up by, and the row that tells whether the disk
 * takes a write (decision 091).
 */
export const storage: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema.alterTable('slips').addColumn('forget_at', 'bigint').execute()
    // First: what follows looks for the order of each slip.
    await db.schema.createIndex('orders_slip').on('orders').column('slip_path').execute()
    await sql`update slips set forget_at = created_at + ${weekMs} where not exists (select 1 from orders where slip_path = slips.path)`.execute(
      db,
    )
    await db.schema
      .createIndex('slips_to_forget')
      .on('slips')
      .column('forget_at')
      .where('forget_at', 'is not', null)
      .execute()
    await db.schema.createIndex('slips_of_supplier').on('slips').columns(['supplier_id', 'created_at']).execute()
    await db.schema.createIndex('contact_messages_file').on('contact_messages').column('file_path').execute()
    await db.schema.createIndex('contact_messages_created').on('contact_messages').column('created_at').execute()
    await db.schema.createIndex('letter_attachments_path').on('letter_attachments').column('path').execute()
    await db.schema
      .createTable('write_tries')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute()
  },
}

const weekMs = 7 * 86_400_000
