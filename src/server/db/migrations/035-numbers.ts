import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { onTimeAt, type Dated } from '#server/orders/on-time.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import type { Tables } from '#server/tables.ts'

/** What the team's numbers are added up by: whether a delivery was on time, and indexes that hold all that is added up, so that no row is read. */
export const numbers: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema.alterTable('orders').addColumn('on_time', 'integer').execute()
    for (let after: number | undefined = 0; after !== undefined; ) {
      const rows = await deliveredOnes(db, after)
      for (const onTime of [0, 1] as const) {
        const ids = rows.filter((row) => onTimeAt(row, row.delivered_at ?? 0) === onTime).map(({ id }) => id)
        if (ids.length > 0) await db.updateTable('orders').set({ on_time: onTime }).where('id', 'in', ids).execute()
      }
      after = rows.at(-1)?.id
    }
    for (const name of ['orders_ordered_at', 'orders_delivered_at']) await db.schema.dropIndex(name).execute()
    await db.schema.createIndex('orders_ordered_at').on('orders').columns(['ordered_at', 'status']).execute()
    await db.schema.createIndex('orders_delivered_at').on('orders').columns(['delivered_at', 'on_time', 'total_ht']).execute()
  },
}

type Delivered = Dated & Pick<OrderRow, 'id' | 'delivered_at'>

async function deliveredOnes(db: Kysely<Tables>, after: number): Promise<Delivered[]> {
  return await db
    .selectFrom('orders')
    .select(['id', 'delivered_at', 'flex_day', 'flex_half_day', 'planned_at', 'ordered_at', 'counted_from', 'expected_at'])
    .where('id', '>', after)
    .where('delivered_at', 'is not', null)
    .orderBy('id')
    .limit(1000)
    .execute()
}
