import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, identityColumn } from '#server/db/database.ts'

/** The journal of what happened to orders (R50), and the lists that staff work by. */
export function orderChanges(engine: Engine): Migration {
  const { idType, identity } = identityColumn(engine)

  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('order_changes')
        .addColumn('id', idType, identity)
        .addColumn('order_id', 'bigint', (column) => column.notNull().references('orders.id').onDelete('cascade'))
        .addColumn('supplier_id', 'bigint', required)
        .addColumn('by_id', 'bigint')
        .addColumn('kind', 'text', required)
        .addColumn('from_status', 'integer', required)
        .addColumn('to_status', 'integer', required)
        .addColumn('at', 'bigint', required)
        .execute()
      await db.schema.createIndex('order_changes_of_order').on('order_changes').columns(['order_id', 'id']).execute()
      await db.schema.createIndex('order_changes_at').on('order_changes').column('at').execute()
      await db.schema.createIndex('orders_by_status').on('orders').columns(['status', 'expected_at']).execute()
      await db.schema.createIndex('orders_to_invoice').on('orders').columns(['invoiced_at', 'status']).execute()
    },
  }
}

const required = (column: ColumnDefinitionBuilder) => column.notNull()
