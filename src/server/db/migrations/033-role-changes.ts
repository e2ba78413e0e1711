import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, identityColumn } from '#server/db/database.ts'
import type { Tables } from '#server/tables.ts'

/** Who took whom into the team, or out of it. The team's sessions are shorter from now on: open ones end. */
export function roleChanges(engine: Engine): Migration {
  const { idType, identity } = identityColumn(engine)

  return {
    async up(db: Kysely<Tables>) {
      await db.schema
        .createTable('role_changes')
        .addColumn('id', idType, identity)
        .addColumn('user_id', 'bigint', (column) => column.notNull().references('users.id').onDelete('cascade'))
        .addColumn('role', 'text', required)
        .addColumn('by_name', 'text', required)
        .addColumn('at', 'bigint', required)
        .execute()
      await db.schema.createIndex('role_changes_of_user').on('role_changes').column('user_id').execute()
      await sql`update users set session_version = session_version + 1 where role = 'staff'`.execute(db)
    },
  }
}

const required = (column: ColumnDefinitionBuilder) => column.notNull()
