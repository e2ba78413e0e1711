import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '#server/tables.ts'

/** Which slips came from accounts that had never paid an order, and which undone forms are an account's. */
export const fairShares: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .alterTable('slips')
      .addColumn('by_guest', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createIndex('slips_of_guests')
      .on('slips')
      .columns(['created_at', 'bytes'])
      .where(sql.ref('by_guest'), '=', sql.lit(1))
      .execute()
    await db.schema.alterTable('abandonments').addColumn('supplier_id', 'bigint').execute()
    await db.schema.createIndex('abandonments_of_supplier').on('abandonments').column('supplier_id').execute()
  },
}
