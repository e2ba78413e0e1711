import type { StaffList } from '#contract/staff-orders.ts'
import { requestedStatus } from '#rules/order-status.ts'
import { addDays, parisDay, parisInstant } from '#rules/paris-time.ts'
import type { Database } from '#server/db/database.ts'
import type { OrderRow } from '#server/db/orders.ts'
import { openOrders, ordersOfStatus, searchOrders } from './orders-of-staff.ts'
import { dueOf } from './staff-order.ts'

/** The orders that the team works by now: of today, late, of tomorrow, without a price, or found by words. */
export async function staffLists(db: Database, words: string, now: Date): Promise<Readonly<Record<StaffList, readonly OrderRow[]>>> {
  const today = parisInstant(parisDay(now), '0:00')
  const [tomorrow, dayAfter] = [1, 2].map((days) => parisInstant(addDays(parisDay(now), days), '0:00')) as [Date, Date]
  const [begun, ofToday, ofTomorrow, unpriced, found] = await Promise.all([
    openOrders(db, { from: null, to: now }),
    openOrders(db, { from: today, to: tomorrow }),
    openOrders(db, { from: tomorrow, to: dayAfter }),
    ordersOfStatus(db, requestedStatus),
    words === '' ? [] : searchOrders(db, words),
  ])
  const byDue = (orders: readonly OrderRow[]) => orders.toSorted((one, other) => dueOf(one).getTime() - dueOf(other).getTime() || one.id - other.id)
  return {
    aujourdhui: byDue(ofToday),
    retard: byDue(begun.filter((order) => dueOf(order) < now)),
    demain: byDue(ofTomorrow),
    'sans-prix': unpriced,
    recherche: found,
  }
}
