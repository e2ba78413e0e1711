import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The numbers that are sent no text message any more (decision 142). */
export const textRefusals: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('text_refusals')
      .addColumn('phone_digest', 'text', (column) => column.primaryKey())
      .addColumn('refused_on', 'text', (column) => column.notNull())
      .execute()
  },
}
