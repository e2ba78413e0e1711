import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * A code for each who asks instead of one an account, and letters that wait for their turn (decision 089). Codes on
 * their way are asked for again: they last ten minutes.
 */
export const codesAndLanes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropTable('reset_codes').execute()
    await db.schema
      .createTable('reset_codes')
      .addColumn('user_id', 'bigint', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('asker', 'text', (column) => column.notNull())
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addColumn('asked_at', 'bigint', (column) => column.notNull())
      .addColumn('good_from', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('tries_elsewhere', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('reset_codes_of_asker', ['user_id', 'asker'])
      .execute()
    await db.schema
      .createTable('letter_lanes')
      .addColumn('lane', 'text', (column) => column.primaryKey())
      .addColumn('free_at', 'bigint', (column) => column.notNull())
      .execute()
  },
}
