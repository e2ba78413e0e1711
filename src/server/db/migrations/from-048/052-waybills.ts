import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What is done on the way of an order, chained; what it carries, and whether it waits for another day. */
export function waybills(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('waybill_events')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('order_id', 'bigint', required)
        .addColumn('place', 'integer', required)
        .addColumn('kind', 'text', required)
        .addColumn('run_id', 'bigint', required)
        .addColumn('by_id', 'bigint', required)
        .addColumn('at', 'bigint', required)
        .addColumn('phone_at', 'bigint', required)
        .addColumn('received_at', 'bigint', required)
        .addColumn('facts', 'text', required)
        .addColumn('previous', 'text', required)
        .addColumn('digest', 'text', required)
        .addUniqueConstraint('waybill_events_in_order', ['order_id', 'place'])
        .execute()
      await db.schema.createIndex('waybill_events_by_time').on('waybill_events').column('received_at').execute()
      await db.schema
        .alterTable('orders')
        .addColumn('goods', 'text', (column) => column.notNull().defaultTo(''))
        .execute()
      await db.schema.alterTable('orders').addColumn('packages', 'integer').execute()
      await db.schema.alterTable('orders').addColumn('attempted_at', 'bigint').execute()
      await db.schema
        .alterTable('orders')
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
      await db.schema.alterTable('users').addColumn('blocked_reason', 'text').execute()
      await db.schema.alterTable('order_changes').addColumn('done_at', 'bigint').execute()
      await db.schema.alterTable('proof_photos').addColumn('digest', 'text').execute()
      await db.schema
        .alterTable('orders')
        .addColumn('neighbour', 'text', (column) => column.notNull().defaultTo(''))
        .execute()
      await db.schema
        .alterTable('proof_photos')
        .addColumn('kind', 'text', (column) => column.notNull().defaultTo('delivery'))
        .execute()
    },
  }
}

const required = (column: ColumnDefinitionBuilder) => column.notNull()
