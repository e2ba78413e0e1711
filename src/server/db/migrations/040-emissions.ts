import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Metres of road with each road time and order, and what a delivery emitted, from its delivery on. */
export const emissions: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['travel_times', 'orders'])
      await db.schema.alterTable(table).addColumn('metres', 'integer').execute()
    await db.schema.alterTable('orders').addColumn('co2_grams', 'integer').execute()
    await db.schema.alterTable('orders').addColumn('co2_basis', 'text').execute()
  },
}
