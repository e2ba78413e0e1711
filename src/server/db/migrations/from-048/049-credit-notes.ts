import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Credit notes, what was given back at the processor's desk, and orders paid by transfer (decision 150). */
export const creditNotes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('orders').addColumn('transfer_reference', 'text').execute()
    await db.schema
      .createTable('credit_notes')
      .addColumn('number', 'text', (column) => column.primaryKey())
      .addColumn('of_invoice', 'text', required)
      .addColumn('order_id', 'bigint', required)
      // No foreign key: a credit note stays when its organisation goes.
      .addColumn('organisation_id', 'bigint')
      .addColumn('cents', 'bigint', required)
      .addColumn('reason', 'text', required)
      .addColumn('issued_by', 'text', required)
      .addColumn('file', 'text', (column) => column.notNull().unique())
      .addColumn('issued_at', 'bigint', required)
      .addColumn('facts', 'text', required)
      .addColumn('intent_id', 'text')
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('next_try_at', 'bigint')
      .addColumn('last_error', 'text')
      .addColumn('failed_at', 'bigint')
      .addColumn('refund_id', 'text')
      .addColumn('refunded_at', 'bigint')
      .execute()
    await db.schema.createIndex('credit_notes_of_order').on('credit_notes').column('order_id').execute()
    await db.schema.createIndex('credit_notes_by_issue').on('credit_notes').column('issued_at').execute()
    await db.schema
      .createIndex('credit_notes_of_organisation')
      .on('credit_notes')
      .column('organisation_id')
      .where('organisation_id', 'is not', null)
      .execute()
    await db.schema
      .createIndex('credit_notes_to_give_back')
      .on('credit_notes')
      .column('next_try_at')
      .where('next_try_at', 'is not', null)
      .execute()
    await db.schema
      .createIndex('credit_notes_of_refund')
      .on('credit_notes')
      .column('refund_id')
      .where('refund_id', 'is not', null)
      .execute()
    await db.schema
      .createTable('desk_refunds')
      .addColumn('refund_id', 'text', (column) => column.primaryKey())
      .addColumn('order_id', 'bigint', required)
      .addColumn('cents', 'bigint', required)
      .addColumn('seen_at', 'bigint', required)
      .addColumn('uncredited', 'bigint', required)
      .execute()
    await db.schema.createIndex('desk_refunds_of_order').on('desk_refunds').column('order_id').execute()
    await db.schema
      .createTable('embedded_part_refunds')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull().unique())
      .addColumn('intent_id', 'text', required)
      .addColumn('amount', 'bigint', required)
      .addColumn('created_at', 'bigint', required)
      .execute()
  },
}

const required = (column: ColumnDefinitionBuilder) => column.notNull()
