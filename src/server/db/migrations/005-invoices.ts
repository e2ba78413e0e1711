import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Invoices, each with all that it says, and the last number of each year (decision 046). */
export const invoices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('invoices')
      .addColumn('number', 'text', (column) => column.primaryKey())
      .addColumn('order_id', 'bigint', (column) => column.notNull().unique().references('orders.id'))
      .addColumn('file', 'text', (column) => column.notNull().unique())
      .addColumn('issued_at', 'bigint', required)
      .addColumn('facts', 'text', required)
      .execute()

    await db.schema
      .createTable('invoice_years')
      .addColumn('year', 'integer', (column) => column.primaryKey())
      .addColumn('last_rank', 'integer', required)
      .addColumn('last_issued_at', 'bigint', required)
      .execute()
  },
}

const required = (column: ColumnDefinitionBuilder) => column.notNull()
