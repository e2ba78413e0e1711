import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The code that an account may set a new password with, and how many were sent today (R35). */
export const resetCodes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('reset_codes')
      .addColumn('user_id', 'bigint', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('day_started_at', 'bigint', (column) => column.notNull())
      .addColumn('sent_that_day', 'integer', (column) => column.notNull())
      .execute()
  },
}
