import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What a correction takes off an order that is paid already, until its invoice corrects it (decision 157). */
export const corrections: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('orders')
      .addColumn('price_cut', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
