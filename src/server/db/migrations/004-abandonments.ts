import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, identityColumn } from '#server/db/database.ts'

/** Order forms left undone. The claimed supplier refers to no account. */
export function abandonments(engine: Engine): Migration {
  const { idType, identity } = identityColumn(engine)

  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('abandonments')
        .addColumn('id', idType, identity)
        .addColumn('claimed_supplier_id', 'bigint')
        .addColumn('pickup_address', 'text', required)
        .addColumn('delivery_address', 'text', required)
        .addColumn('weight', 'text', required)
        .addColumn('delivery_type', 'text', required)
        .addColumn('price_ht', 'bigint')
        .addColumn('price_ttc', 'bigint')
        .addColumn('is_complete', 'integer', required)
        .addColumn('seconds', 'bigint', required)
        .addColumn('reason', 'text', required)
        .addColumn('errors', 'text')
        .addColumn('tries', 'integer', required)
        .addColumn('received_at', 'bigint', required)
        .execute()
      await db.schema.createIndex('abandonments_received').on('abandonments').column('received_at').execute()
    },
  }
}

const required = (column: ColumnDefinitionBuilder) => column.notNull()
