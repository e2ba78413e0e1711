import type { StaffList } from '#contract/staff/staff-orders.ts'
import { waitingOf } from '#server/orders/is-covered.ts'
import { isPastDue } from '#rules/order/order-heads.ts'
import { requestedStatus } from '#rules/order/order-status.ts'
import { addDays, parisDay, parisInstant } from '#rules/moment/paris-time.ts'
import type { Database } from '#server/db/database.ts'
import { isLapsed } from '#server/orders/is-lapsed.ts'
import { dueOf } from '#server/orders/moment-of.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import {
  countOfStatus,
  countOpenOrders,
  mostListed,
  openMoments,
  openOrders,
  ordersOfStatus,
  searchOrders,
  type DueOrder,
} from './orders-of-staff.ts'

/** What is asked for: `text` is what is searched. */
export interface AskedList {
  readonly list: StaffList
  readonly text: string
}

/**
 * The orders that the team works by now, the most pressing first, at most 500: of today with what is late from before,
 * late, of tomorrow, without a price, or found by words.
 */
export async function staffList(db: Database, { list, text }: AskedList, now: Date): Promise<readonly OrderRow[]> {
  switch (list) {
    case 'aujourdhui':
      return byDue(
        [
          ...(await toDo(db, dayAfter(now, 0), now)),
          ...(await openOrders(db, untilToday(now))).filter(isLate(now)),
        ].slice(0, mostListed),
      )
    case 'retard':
      return byDue((await openOrders(db, untilNow(now))).filter(isLate(now)))
    case 'demain':
      return byDue(await toDo(db, dayAfter(now, 1), now))
    case 'sans-prix':
      return await ordersOfStatus(db, requestedStatus)
    case 'recherche':
      return await searchOrders(db, text)
  }
}

/** How many orders stand on each list but that of a search; today’s and late ones are counted up to 500. */
export async function staffCounts(db: Database, now: Date): Promise<Readonly<Record<StaffList, number>>> {
  const [ofToday, begun, demain, unpriced] = await Promise.all([
    countOpenOrders(db, dayAfter(now, 0), now),
    openMoments(db, untilNow(now)),
    countOpenOrders(db, dayAfter(now, 1), now),
    countOfStatus(db, requestedStatus),
  ])
  // What was expected before today is among these, unless there are more than are read.
  const { to: today } = untilToday(now)
  const left =
    begun.length < mostListed
      ? begun.filter(({ expected_at: at }) => at !== null && at < today.getTime())
      : await openMoments(db, untilToday(now))
  const [fromBefore, retard] = [left, begun].map((orders) => orders.filter(isLate(now)).length) as [number, number]
  return { aujourdhui: Math.min(ofToday + fromBefore, mostListed), retard, demain, 'sans-prix': unpriced, recherche: 0 }
}

/** Nothing is to be done for what has lapsed: it is found by a search alone. */
async function toDo(db: Database, expected: ReturnType<typeof dayAfter>, now: Date): Promise<OrderRow[]> {
  return (await openOrders(db, expected)).filter((order) => !isLapsed(order, now))
}

/** No order is due before it is expected. */
function untilNow(now: Date) {
  return { from: null, to: now }
}

/** What was expected before today: late, it is to be brought today all the same. */
function untilToday(now: Date) {
  return { from: null, to: dayAfter(now, 0).from }
}

/** Whether an order is late: nobody delivers what is not paid, unless it was begun on purpose. */
export function isLate(now: Date) {
  return (order: DueOrder) => isPastDue({ due: dueOf(order), ...waitingOf(order) }, now)
}

function dayAfter(now: Date, days: number) {
  const [from, to] = [days, days + 1].map((count) => parisInstant(addDays(parisDay(now), count), '0:00')) as [
    Date,
    Date,
  ]
  return { from, to }
}

function byDue(orders: readonly OrderRow[]): OrderRow[] {
  return orders.toSorted((one, other) => dueOf(one).getTime() - dueOf(other).getTime() || one.id - other.id)
}
