import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, identityColumn } from '#server/db/database.ts'

/** The photos that prove deliveries (section 3, decision 078), and what the day of the team is counted by. */
export function proofPhotos(engine: Engine): Migration {
  const { idType, identity } = identityColumn(engine)

  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('proof_photos')
        .addColumn('id', idType, identity)
        .addColumn('order_id', 'bigint', (column) => column.notNull().references('orders.id'))
        .addColumn('key', 'text', required)
        .addColumn('path', 'text', (column) => column.notNull().unique())
        .addColumn('description', 'text', required)
        .addColumn('bytes', 'integer', required)
        .addColumn('by_id', 'bigint')
        .addColumn('uploaded_at', 'bigint', required)
        .addUniqueConstraint('proof_photos_once', ['order_id', 'key'])
        .execute()
      for (const column of ['ordered_at', 'paid_at', 'delivered_at'])
        await db.schema.createIndex(`orders_${column}`).on('orders').column(column).execute()
    },
  }
}

const required = (column: ColumnDefinitionBuilder) => column.notNull()
