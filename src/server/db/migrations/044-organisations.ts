import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, identityColumn } from '#server/db/database.ts'

/** Firms of several accounts: who is of them, who is invited, and which orders are theirs. */
export function organisations(engine: Engine): Migration {
  const { idType, identity } = identityColumn(engine)

  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('organisations')
        .addColumn('id', idType, identity)
        .addColumn('name', 'text', required)
        .addColumn('siren', 'text', required)
        .addColumn('vat_number', 'text', required)
        .addColumn('billing_address', 'text', required)
        .addColumn('postal_code', 'text', required)
        .addColumn('city', 'text', required)
        .addColumn('demands_reference', 'integer', required)
        .addColumn('created_at', 'bigint', required)
        .execute()
      await db.schema
        .createTable('invitations')
        .addColumn('id', idType, identity)
        .addColumn('organisation_id', 'bigint', (column) =>
          column.notNull().references('organisations.id').onDelete('cascade'),
        )
        .addColumn('email', 'text', required)
        .addColumn('role', 'text', required)
        .addColumn('token_digest', 'text', (column) => column.notNull().unique())
        .addColumn('expires_at', 'bigint', required)
        .addUniqueConstraint('invitations_once', ['organisation_id', 'email'])
        .execute()
      await db.schema.createIndex('invitations_over').on('invitations').column('expires_at').execute()
      await db.schema.alterTable('users').addColumn('organisation_id', 'bigint').execute()
      await db.schema.alterTable('users').addColumn('organisation_role', 'text').execute()
      await db.schema.alterTable('orders').addColumn('organisation_id', 'bigint').execute()
      await db.schema.alterTable('orders').addColumn('orderer_id', 'bigint').execute()
      await db.schema
        .createIndex('users_of_organisation')
        .on('users')
        .column('organisation_id')
        .where('organisation_id', 'is not', null)
        .execute()
      await db.schema
        .createIndex('orders_of_organisation')
        .on('orders')
        .columns(['organisation_id', 'ordered_at desc', 'id desc'])
        .where('organisation_id', 'is not', null)
        .execute()
    },
  }
}

const required = (column: ColumnDefinitionBuilder) => column.notNull()
