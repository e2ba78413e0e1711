import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '#server/tables.ts'

/**
 * The links that orders are followed by, the letters that leave as text messages, and those that an account does
 * without (decision 083).
 */
export const tracking: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema.alterTable('orders').addColumn('tracking_token', 'text').execute()
    await db.schema.createIndex('orders_tracking').on('orders').column('tracking_token').unique().execute()
    await db.schema
      .alterTable('letters')
      .addColumn('channel', 'text', (column) => column.notNull().defaultTo('mail'))
      .execute()
    await db.schema
      .createTable('letters_off')
      .addColumn('user_id', 'bigint', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('letter', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('letters_off_once', ['user_id', 'letter'])
      .execute()
  },
}
