import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What the buyer's own books call an order, and the building site that it is for. */
export const references: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['reference', 'site'])
      await db.schema
        .alterTable('orders')
        .addColumn(column, 'text', (text) => text.notNull().defaultTo(''))
        .execute()
  },
}
