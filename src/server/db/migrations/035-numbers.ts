import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { slotEnd, slotThatHolds } from '#rules/order/delivery-times.ts'
import type { HalfDay } from '#rules/moment/flex-slots.ts'
import type { Moment } from '#rules/moment/moment.ts'
import type { Tables } from '#server/tables.ts'

/**
 * What the team's numbers are added up by: late deliveries, and indexes that hold all that is added up. Only late ones
 * are written: PostgreSQL makes a new row of each, with its words.
 */
export const numbers: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .alterTable('orders')
      .addColumn('late', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    for (let after: number | undefined = 0; after !== undefined;) {
      const rows: Delivered[] = await deliveredOnes(db, after)
      const late = rows.filter(isLate).map(({ id }) => id)
      if (late.length > 0) await db.updateTable('orders').set({ late: 1 }).where('id', 'in', late).execute()
      after = rows.at(-1)?.id
    }
    for (const name of ['orders_ordered_at', 'orders_delivered_at']) await db.schema.dropIndex(name).execute()
    await db.schema.createIndex('orders_ordered_at').on('orders').columns(['ordered_at', 'status']).execute()
    await db.schema
      .createIndex('orders_delivered_at')
      .on('orders')
      .columns(['delivered_at', 'late', 'total_ht'])
      .execute()
  },
}

interface Delivered {
  readonly id: number
  readonly delivered_at: number | null
  readonly flex_day: string | null
  readonly flex_half_day: HalfDay | null
  readonly planned_at: number | null
  readonly ordered_at: number
  readonly counted_from: number | null
  readonly expected_at: number | null
}

function isLate(row: Delivered): boolean {
  const expectedAt = row.expected_at === null ? null : new Date(row.expected_at)
  const slot = slotThatHolds({
    moment: momentOf(row),
    countedFrom: new Date(row.counted_from ?? row.ordered_at),
    expectedAt,
  })
  return (row.delivered_at ?? 0) > slotEnd(slot).getTime()
}

function momentOf({ flex_day: day, flex_half_day: halfDay, planned_at: plannedAt }: Delivered): Moment {
  if (day !== null && halfDay !== null) return { type: 'flex', slot: { day, halfDay } }
  return plannedAt === null ? { type: 'urgent' } : { type: 'planifiee', at: new Date(plannedAt) }
}

async function deliveredOnes(db: Kysely<Tables>, after: number): Promise<Delivered[]> {
  return await db
    .selectFrom('orders')
    .select([
      'id',
      'delivered_at',
      'flex_day',
      'flex_half_day',
      'planned_at',
      'ordered_at',
      'counted_from',
      'expected_at',
    ])
    .where('id', '>', after)
    .where('delivered_at', 'is not', null)
    .orderBy('id')
    .limit(1000)
    .execute()
}
