import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '#server/tables.ts'

/**
 * When an unpaid order's payment was opened, and when the processor is next asked about it. Orders that wait already
 * are asked about at once.
 */
export const paymentWatch: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema.alterTable('orders').addColumn('payment_opened_at', 'bigint').execute()
    await db.schema.alterTable('orders').addColumn('next_ask_at', 'bigint').execute()
    await db
      .updateTable('orders')
      .set((set) => ({ payment_opened_at: set.ref('ordered_at'), next_ask_at: set.ref('ordered_at') }))
      .where('payment_status', '=', 0)
      .where('intent_id', 'is not', null)
      .execute()
    await db.schema
      .createIndex('orders_to_ask_about')
      .on('orders')
      .columns(['next_ask_at', 'id'])
      .where('next_ask_at', 'is not', null)
      .execute()
  },
}
