import { orderStatus } from '#rules/order/order-status.ts'
import type { Period } from '#rules/moment/periods.ts'
import type { Database } from '#server/db/database.ts'
import type { Span } from './day-of-orders.ts'

/** What each period comes to, one after the other: a year of orders would keep the others' questions waiting. */
export async function numbersOfOrders(db: Database, periods: readonly Period[]) {
  const numbers = []
  for (const { name, from, to } of periods)
    numbers.push({ name, ...(await orderedIn(db, { from, to })), ...(await deliveredIn(db, { from, to })) })
  return numbers
}

/** The orders made within a span, and how many of them were cancelled since. */
async function orderedIn(db: Database, { from, to }: Span) {
  return await db
    .selectFrom('orders')
    .select(({ fn }) => [
      fn.countAll<number>().as('ordered'),
      fn.countAll<number>().filterWhere('status', '=', orderStatus.cancelled).as('cancelled'),
    ])
    .where('ordered_at', '>=', from.getTime())
    .where('ordered_at', '<', to.getTime())
    .executeTakeFirstOrThrow()
}

/** The deliveries made within a span, those on time, and what they cost HT, cents; PostgreSQL tells a sum as text. */
async function deliveredIn(db: Database, { from, to }: Span) {
  const { delivered, onTime, ht } = await db
    .selectFrom('orders')
    .select(({ fn }) => [
      fn.countAll<number>().as('delivered'),
      fn.countAll<number>().filterWhere('late', '=', 0).as('onTime'),
      fn.sum<string | number | null>('total_ht').as('ht'),
    ])
    .where('delivered_at', '>=', from.getTime())
    .where('delivered_at', '<', to.getTime())
    .executeTakeFirstOrThrow()
  return { delivered, onTime, deliveredHT: Number(ht ?? 0) }
}
