import type { ExpressionBuilder, Insertable } from 'kysely'
import { halfDayBounds, type FlexSlot } from '#rules/moment/flex-slots.ts'
import { countedKg } from '#rules/order/capacity.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import type { Database } from '#server/db/database.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import type { OrdersTable } from '#server/orders/orders-table.ts'
import type { Tables } from '#server/tables.ts'

/** The orders that have a place in a half-day. */
export async function ordersIn(db: Database, slot: FlexSlot): Promise<OrderRow[]> {
  const { from, to } = halfDayBounds(slot)
  return await withPlace(db, from, to).selectAll().orderBy('id').execute()
}

/** The same of many half-days, as far as it tells how much they take; holds that are over at `now` take nothing. */
export async function loadsBetween(db: Database, from: Date, to: Date, now: Date) {
  return await withPlace(db, from, to)
    .where((or) => or.or([or('held_until', 'is', null), or('held_until', '>', now.getTime()), isKept(or)]))
    .select(['expected_at', 'weight_band', 'detected_kg'])
    .$narrowType<{ expected_at: number }>()
    .execute()
}

/** The kilograms that an order counts. */
export function kgOf({
  weight_band: band,
  detected_kg: slipKg = null,
}: Pick<Insertable<OrdersTable>, 'weight_band' | 'detected_kg'>): number {
  return countedKg({ band, slipKg })
}

/** Whether its place is only held: it is unpaid and not on account, and the team has not begun. */
export function isOnlyHeld({ payment_status: paid, account_at: onAccount, status }: OrderRow): boolean {
  return paid === 0 && onAccount === null && status === orderStatus.validating
}

function withPlace(db: Database, from: Date, to: Date) {
  return db
    .selectFrom('orders')
    .where('status', 'in', [orderStatus.validating, ...begun])
    .where('expected_at', '>=', from.getTime())
    .where('expected_at', '<', to.getTime())
    .where((or) => or.or([or('held_until', 'is not', null), isKept(or)]))
}

/** For good: it is paid, on account, or the team has begun it. */
function isKept(or: ExpressionBuilder<Tables, 'orders'>) {
  return or.or([or('payment_status', '=', 1), or('account_at', 'is not', null), or('status', 'in', begun)])
}

const begun = [orderStatus.preparing, orderStatus.delivering, orderStatus.delivered]
