import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Cards that the processor keeps for an account; those of the embedded one (decision 147). */
export const savedCards: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('users').addColumn('customer_id', 'text').execute()
    await db.schema.alterTable('embedded_intents').addColumn('customer_id', 'text').execute()
    await db.schema.alterTable('embedded_intents').addColumn('saves', 'text').execute()
    await db.schema
      .createIndex('embedded_intents_of_customer')
      .on('embedded_intents')
      .column('customer_id')
      .where('customer_id', 'is not', null)
      .execute()
    await db.schema
      .createTable('embedded_cards')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('customer_id', 'text', required)
      .addColumn('last4', 'text', required)
      .addColumn('expires', 'text', required)
      .addColumn('used_at', 'bigint', required)
      .addUniqueConstraint('embedded_cards_once', ['customer_id', 'last4', 'expires'])
      .execute()
    await db.schema
      .createTable('customers_to_forget')
      .addColumn('customer_id', 'text', (column) => column.primaryKey())
      .execute()
  },
}

const required = (column: ColumnDefinitionBuilder) => column.notNull()
