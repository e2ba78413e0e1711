import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '#server/tables.ts'

/**
 * Whom a road time was told: it holds for nobody else (decision 085). Older ones were told to anybody, and hold for
 * nobody.
 */
export const toldToOneSupplier: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema.alterTable('travel_times').addColumn('supplier_id', 'bigint').execute()
  },
}
