import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, identityColumn } from '#server/db/database.ts'

/** Organisations that pay once a month: their ceiling, their orders, invoices and transfers. */
export function tradeAccounts(engine: Engine): Migration {
  const { idType, identity } = identityColumn(engine)

  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('organisations').addColumn('account_ceiling', 'bigint').execute()
      await db.schema.alterTable('organisations').addColumn('account_days', 'integer').execute()
      await db.schema.alterTable('orders').addColumn('account_at', 'bigint').execute()
      await db.schema.alterTable('orders').addColumn('account_invoice', 'text').execute()
      await db.schema
        .createIndex('orders_of_account_invoice')
        .on('orders')
        .column('account_invoice')
        .where(sql`account_invoice`, 'is not', null)
        .execute()
      await db.schema
        .createIndex('orders_to_bill')
        .on('orders')
        .columns(['organisation_id', 'delivered_at'])
        .where(sql`account_at`, 'is not', null)
        .where(sql`invoiced_at`, 'is', null)
        .execute()
      await db.schema
        .createTable('account_terms')
        .addColumn('id', idType, identity)
        .addColumn('organisation_id', 'bigint', required)
        .addColumn('ceiling', 'bigint')
        .addColumn('days', 'integer')
        .addColumn('changed_by', 'text', required)
        .addColumn('changed_at', 'bigint', required)
        .execute()
      await db.schema
        .createTable('account_invoices')
        .addColumn('number', 'text', (column) => column.primaryKey())
        // No foreign key: an invoice stays when its organisation goes.
        .addColumn('organisation_id', 'bigint', required)
        .addColumn('file', 'text', (column) => column.notNull().unique())
        .addColumn('issued_at', 'bigint', required)
        .addColumn('due_day', 'text', required)
        .addColumn('total_ttc', 'bigint', required)
        .addColumn('settled_at', 'bigint')
        .addColumn('facts', 'text', required)
        .execute()
      await db.schema
        .createIndex('account_invoices_of_organisation')
        .on('account_invoices')
        .columns(['organisation_id', 'issued_at'])
        .execute()
      await db.schema
        .createTable('transfers')
        .addColumn('id', idType, identity)
        .addColumn('organisation_id', 'bigint', required)
        .addColumn('cents', 'bigint', required)
        .addColumn('received_day', 'text', required)
        .addColumn('reference', 'text', required)
        .addColumn('entered_by', 'text', required)
        .addColumn('entered_at', 'bigint', required)
        .addUniqueConstraint('transfers_once', ['organisation_id', 'received_day', 'cents', 'reference'])
        .execute()
    },
  }
}

const required = (column: ColumnDefinitionBuilder) => column.notNull()
