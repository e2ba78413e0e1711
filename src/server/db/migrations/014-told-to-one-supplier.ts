import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '#server/tables.ts'

/** The supplier who got a road time, for whom alone it holds (decision 085). Older ones hold for none. */
export const toldToOneSupplier: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema.alterTable('travel_times').addColumn('supplier_id', 'bigint').execute()
  },
}
