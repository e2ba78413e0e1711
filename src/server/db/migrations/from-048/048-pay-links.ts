import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, identityColumn } from '#server/db/database.ts'

/** Links by which anybody pays an order (decision 149). */
export function payLinks(engine: Engine): Migration {
  const { idType, identity } = identityColumn(engine)

  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('pay_links')
        .addColumn('id', idType, identity)
        .addColumn('order_id', 'bigint', (column) => column.notNull().unique())
        .addColumn('token_digest', 'text', (column) => column.notNull().unique())
        .addColumn('created_by', 'bigint', required)
        .addColumn('cents', 'bigint', required)
        .addColumn('expires_at', 'bigint', required)
        .execute()
      await db.schema.createIndex('pay_links_over').on('pay_links').column('expires_at').execute()
      await db.schema.createIndex('pay_links_of_maker').on('pay_links').column('created_by').execute()
    },
  }
}

const required = (column: ColumnDefinitionBuilder) => column.notNull()
