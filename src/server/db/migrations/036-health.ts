import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What an operator is told: letters given up, money that was charged and marks no order paid, and when the last backup
 * was made and the processor last wrote; what the accountant’s exports go by.
 */
export const health: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('letters_given_up')
      .on('letters')
      .columns(['id', 'sent_at', 'next_try_at'])
      .where('sent_at', 'is', null)
      .where('next_try_at', 'is', null)
      .execute()
    await db.schema.createIndex('invoices_issued_at').on('invoices').column('issued_at').execute()
    await db.schema
      .createIndex('orders_refunded_at')
      .on('orders')
      .columns(['refund_at', 'refund_state'])
      .where('refund_state', 'is not', null)
      .execute()
    await db.schema
      .createTable('stray_charges')
      .addColumn('order_id', 'bigint', (column) => column.primaryKey())
      .addColumn('cents', 'bigint', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .execute()
    for (const column of ['backed_up_at', 'webhook_seen_at'])
      await db.schema.alterTable('site').addColumn(column, 'bigint').execute()
  },
}
