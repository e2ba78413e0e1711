import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How to get in, as who waits for an order tells it (decision 155). */
export const recipientActs: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('orders')
      .addColumn('access_note', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await db.schema
      .createIndex('orders_with_access')
      .on('orders')
      .column('updated_at')
      .where(sql<boolean>`(access_note <> '' or neighbour <> '')`)
      .execute()
  },
}
