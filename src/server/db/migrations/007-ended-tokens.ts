import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Sessions that were signed out of, until their tokens expire by themselves (decision 069). */
export const endedTokens: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('ended_tokens')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute()
  },
}
