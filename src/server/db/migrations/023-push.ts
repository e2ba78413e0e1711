import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, identityColumn } from '#server/db/database.ts'

/**
 * Devices that are told of orders, what they are about to be told, and the keys that push services know this provider
 * by (decision 098).
 */
export function push(engine: Engine): Migration {
  const { idType, identity } = identityColumn(engine)

  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('push_keys')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('public_key', 'text', required)
        .addColumn('private_key', 'text', required)
        .execute()
      await db.schema
        .createTable('push_subscriptions')
        .addColumn('id', idType, identity)
        .addColumn('user_id', 'bigint', (column) => column.notNull().references('users.id').onDelete('cascade'))
        .addColumn('endpoint', 'text', (column) => column.notNull().unique())
        .addColumn('p256dh', 'text', required)
        .addColumn('auth', 'text', required)
        .addColumn('token_id', 'text', required)
        .addColumn('session_version', 'integer', required)
        .addColumn('created_at', 'bigint', required)
        .addColumn('seen_at', 'bigint', required)
        .execute()
      await db.schema.createIndex('push_subscriptions_of_user').on('push_subscriptions').column('user_id').execute()
      await db.schema.createIndex('push_subscriptions_of_token').on('push_subscriptions').column('token_id').execute()
      await db.schema
        .createTable('push_notices')
        .addColumn('id', idType, identity)
        .addColumn('subscription_id', 'bigint', required)
        .addColumn('order_id', 'bigint', required)
        .addColumn('kind', 'text', required)
        .addColumn('created_at', 'bigint', required)
        .addColumn('next_try_at', 'bigint', required)
        .addColumn('attempts', 'integer', required)
        .addColumn('leased_until', 'bigint')
        .addColumn('leased_by', 'text')
        .addUniqueConstraint('push_notices_once', ['subscription_id', 'order_id'])
        .execute()
      await db.schema.createIndex('push_notices_due').on('push_notices').column('next_try_at').execute()
      await db.schema.createIndex('push_notices_of_order').on('push_notices').column('order_id').execute()
    },
  }
}

const required = (column: ColumnDefinitionBuilder) => column.notNull()
