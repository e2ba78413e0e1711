import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, identityColumn } from '#server/db/database.ts'

/**
 * Accounts, slips, road times, orders, and the embedded processor's intents. Types are the few that both engines share
 * (decision 011).
 */
export function firstTables(engine: Engine): Migration {
  const { idType, identity } = identityColumn(engine)

  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('users')
        .addColumn('id', idType, identity)
        .addColumn('email', 'text', (column) => column.notNull().unique())
        .addColumn('password_hash', 'text', required)
        .addColumn('last_name', 'text', required)
        .addColumn('first_name', 'text', required)
        .addColumn('phone', 'text', required)
        .addColumn('company', 'text', required)
        .addColumn('vat_number', 'text', required)
        .addColumn('siren', 'text', required)
        .addColumn('billing_address', 'text', required)
        .addColumn('postal_code', 'text', required)
        .addColumn('city', 'text', required)
        .addColumn('latitude', 'double precision')
        .addColumn('longitude', 'double precision')
        .addColumn('role', 'text', required)
        .addColumn('session_version', 'integer', required)
        .addColumn('created_at', 'bigint', required)
        .execute()

      await db.schema
        .createTable('slips')
        .addColumn('id', idType, identity)
        .addColumn('path', 'text', (column) => column.notNull().unique())
        .addColumn('supplier_id', 'bigint', (column) => column.notNull().references('users.id'))
        .addColumn('original_name', 'text', required)
        .addColumn('content_type', 'text', required)
        .addColumn('bytes', 'integer', required)
        .addColumn('sha256', 'text', required)
        .addColumn('created_at', 'bigint', required)
        .execute()

      await db.schema
        .createTable('travel_times')
        .addColumn('id', idType, identity)
        .addColumn('origin', 'text', required)
        .addColumn('destination', 'text', required)
        .addColumn('minutes', 'integer', required)
        .addColumn('estimated', 'integer', required)
        .addColumn('computed_at', 'bigint', required)
        .execute()
      await db.schema
        .createIndex('travel_times_between')
        .on('travel_times')
        .columns(['origin', 'destination', 'computed_at'])
        .execute()
      await db.schema.createIndex('travel_times_age').on('travel_times').column('computed_at').execute()

      await db.schema
        .createTable('orders')
        .addColumn('id', idType, identity)
        .addColumn('supplier_id', 'bigint', (column) => column.notNull().references('users.id'))
        .addColumn('submission_id', 'text', required)
        .addColumn('submission_digest', 'text', required)
        .addColumn('email', 'text', required)
        .addColumn('company', 'text', required)
        .addColumn('pickup_address', 'text', required)
        .addColumn('pickup_latitude', 'double precision', required)
        .addColumn('pickup_longitude', 'double precision', required)
        .addColumn('delivery_address', 'text', required)
        .addColumn('delivery_latitude', 'double precision', required)
        .addColumn('delivery_longitude', 'double precision', required)
        .addColumn('weight_band', 'text', required)
        .addColumn('delivery_type', 'text', required)
        .addColumn('flex_day', 'text')
        .addColumn('flex_half_day', 'text')
        .addColumn('planned_at', 'bigint')
        .addColumn('recipient_company', 'text', required)
        .addColumn('recipient_last_name', 'text', required)
        .addColumn('recipient_first_name', 'text', required)
        .addColumn('recipient_phone', 'text', required)
        .addColumn('comment', 'text', required)
        .addColumn('slip_path', 'text', (column) => column.references('slips.path'))
        .addColumn('detected_kg', 'double precision')
        .addColumn('detected_band', 'text')
        .addColumn('minutes', 'integer')
        .addColumn('base_price', 'bigint')
        .addColumn('weight_price', 'bigint')
        .addColumn('time_price', 'bigint')
        .addColumn('delivery_price', 'bigint')
        .addColumn('total_ht', 'bigint')
        .addColumn('total_ttc', 'bigint')
        .addColumn('status', 'integer', required)
        .addColumn('payment_status', 'integer')
        .addColumn('intent_id', 'text', (column) => column.unique())
        .addColumn('ordered_at', 'bigint', required)
        .addColumn('updated_at', 'bigint', required)
        .addColumn('expected_at', 'bigint')
        .addColumn('delivered_at', 'bigint')
        .addColumn('paid_at', 'bigint')
        .addColumn('invoice_number', 'text', (column) => column.unique())
        .addColumn('invoice_file', 'text')
        .addColumn('invoiced_at', 'bigint')
        .addUniqueConstraint('orders_one_per_submission', ['supplier_id', 'submission_id'])
        .execute()
      await db.schema
        .createIndex('orders_of_supplier')
        .on('orders')
        .columns(['supplier_id', 'ordered_at', 'id'])
        .execute()

      await db.schema
        .createTable('embedded_intents')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('client_secret', 'text', required)
        .addColumn('amount', 'bigint', required)
        .addColumn('currency', 'text', required)
        .addColumn('status', 'text', required)
        .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
        .addColumn('order_id', 'bigint', required)
        .addColumn('last_error', 'text')
        .addColumn('created_at', 'bigint', required)
        .addColumn('updated_at', 'bigint', required)
        .execute()
    },
  }
}

const required = (column: ColumnDefinitionBuilder) => column.notNull()
