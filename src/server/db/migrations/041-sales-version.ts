import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The terms of sale that an order was placed under; of those before, nobody knows. */
export const salesVersion: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('orders').addColumn('sales_version', 'text').execute()
  },
}
