import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What the vehicle of a run may carry, kg, where the desk says it (decision 151). */
export const payloads: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('runs').addColumn('payload_kg', 'integer').execute()
  },
}
