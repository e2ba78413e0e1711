import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What each of the team may do: who was of it may do everything. Second factors, and the codes for when one is lost.
 */
export const teamRolesAndFactors: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('users').addColumn('team_role', 'text').execute()
    await sql`update users set team_role = 'manager' where role = 'staff'`.execute(db)
    await db.schema
      .createTable('second_factors')
      .addColumn('user_id', 'bigint', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('set_up_at', 'bigint', (column) => column.notNull())
      .addColumn('last_step', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('recovery_codes')
      .addColumn('user_id', 'bigint', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('digest', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('recovery_codes_once', ['user_id', 'digest'])
      .execute()
  },
}
