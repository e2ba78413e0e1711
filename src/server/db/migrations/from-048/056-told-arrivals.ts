import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** When a stop was expected as its goods left, and when it was told that it is later (decision 155). */
export const toldArrivals: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('run_stops').addColumn('told_at', 'bigint').execute()
    await db.schema.alterTable('run_stops').addColumn('slip_told_at', 'bigint').execute()
  },
}
