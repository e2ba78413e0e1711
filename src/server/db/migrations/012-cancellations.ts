import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Refunds of cancelled orders, how far they are, those of the embedded processor (decision 080), and words to a change
 * of an order.
 */
export const cancellations: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('refunds')
      .addColumn('order_id', 'bigint', (column) => column.primaryKey().references('orders.id'))
      .addColumn('intent_id', 'text', required)
      .addColumn('cents', 'integer', required)
      .addColumn('asked_at', 'bigint', required)
      .addColumn('attempts', 'integer', required)
      .addColumn('next_try_at', 'bigint')
      .addColumn('last_error', 'text')
      .addColumn('refund_id', 'text')
      .addColumn('facts', 'text')
      .execute()
    await db.schema.createIndex('refunds_due').on('refunds').column('next_try_at').execute()

    await db.schema.alterTable('orders').addColumn('refund_state', 'text').execute()
    await db.schema.alterTable('orders').addColumn('refund_at', 'bigint').execute()
    await db.schema.alterTable('orders').addColumn('refund_file', 'text').execute()
    await db.schema.createIndex('orders_by_refund_file').on('orders').column('refund_file').execute()

    await db.schema
      .createTable('embedded_refunds')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('intent_id', 'text', (column) => column.notNull().unique().references('embedded_intents.id'))
      .addColumn('amount', 'integer', required)
      .addColumn('created_at', 'bigint', required)
      .execute()

    await db.schema.alterTable('order_changes').addColumn('note', 'text').execute()
  },
}

const required = (column: ColumnDefinitionBuilder) => column.notNull()
