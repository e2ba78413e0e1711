import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, identityColumn } from '#server/db/database.ts'

/** The addresses and orders that an account has named (decision 115). */
export function favourites(engine: Engine): Migration {
  const { idType, identity } = identityColumn(engine)

  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('favourites')
        .addColumn('id', idType, identity)
        .addColumn('user_id', 'bigint', (column) => column.notNull().references('users.id').onDelete('cascade'))
        .addColumn('kind', 'text', required)
        .addColumn('name', 'text', required)
        .addColumn('content', 'text', required)
        .addColumn('kept_at', 'bigint', required)
        .addUniqueConstraint('favourites_once', ['user_id', 'kind', 'name'])
        .execute()
    },
  }
}

const required = (column: ColumnDefinitionBuilder) => column.notNull()
