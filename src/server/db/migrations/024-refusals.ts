import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '#server/tables.ts'

/**
 * What tells the refusals of one intent apart (decision 105). Those that are there already have no mark, and are taken
 * for anybody's.
 */
export const refusals: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema.alterTable('embedded_intents').addColumn('last_refusal', 'text').execute()
  },
}
