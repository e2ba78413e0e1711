import { orderStatus } from '#rules/order/order-status.ts'
import type { Database } from '#server/db/database.ts'
import { countLapsed, openMoments } from './orders-of-staff.ts'
import { isLate } from './staff-list.ts'

/** From then up to then. */
export interface Span {
  readonly from: Date
  readonly to: Date
}

const { cancelled, delivering, preparing, validating } = orderStatus

/**
 * How many orders are to be brought within a span, by status, with what is late while it lasts; how many were
 * delivered, made and paid in it, in cents. What was not paid before its slot does not leave.
 */
export async function dayOfOrders(db: Database, span: Span, now: Date) {
  const isNow = span.from <= now && now < span.to
  const [expected, ordered, paid, brought, lapsed, before] = await Promise.all([
    countsByStatus(db, span),
    within(db, 'ordered_at', span),
    within(db, 'paid_at', span),
    within(db, 'delivered_at', span),
    countLapsed(db, span, now),
    isNow ? openMoments(db, { from: null, to: span.from }) : [],
  ])
  const late = before.filter(isLate(now))
  const lateOnTheirWay = late.filter(({ status }) => status === delivering).length
  const count = (...statuses: readonly number[]) =>
    statuses.reduce((sum, status) => sum + (expected.get(status) ?? 0), 0)
  return {
    livrees: brought.orders,
    enRoute: count(delivering) + lateOnTheirWay,
    aPreparer: count(validating, preparing) - lapsed + late.length - lateOnTheirWay,
    annulees: count(cancelled),
    commandes: ordered.orders,
    paidTTC: paid.ttc,
    deliveredHT: brought.ht,
  }
}

async function countsByStatus(db: Database, { from, to }: Span): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('orders')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .where('status', 'in', [validating, preparing, delivering, cancelled])
    .where('expected_at', '>=', from.getTime())
    .where('expected_at', '<', to.getTime())
    .groupBy('status')
    .execute()
  return new Map(rows.map(({ status, count }) => [status, count]))
}

/** How many orders have that instant within a span, and their totals, which PostgreSQL tells as text. */
async function within(db: Database, column: 'ordered_at' | 'paid_at' | 'delivered_at', { from, to }: Span) {
  const { orders, ht, ttc } = await db
    .selectFrom('orders')
    .select(({ fn }) => [
      fn.countAll<number>().as('orders'),
      fn.sum<string | number | null>('total_ht').as('ht'),
      fn.sum<string | number | null>('total_ttc').as('ttc'),
    ])
    .where(column, '>=', from.getTime())
    .where(column, '<', to.getTime())
    .executeTakeFirstOrThrow()
  return { orders, ht: Number(ht ?? 0), ttc: Number(ttc ?? 0) }
}
