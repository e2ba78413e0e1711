import { townOf } from '#rules/text/address-label.ts'
import { isUnpaidAndWaiting } from './cancellation.ts'
import { halfDayOf } from '#rules/moment/flex-slots.ts'
import { deliveryTimes, type TimedOrder } from './delivery-times.ts'
import { capitalized } from '#rules/moment/french.ts'
import { nearDay } from '#rules/moment/near-day.ts'
import { isOver } from './order-status.ts'
import { parisDay } from '#rules/moment/paris-time.ts'

/** What is asked of an order, to know where it stands on the team's list. */
interface Due extends TimedOrder {
  readonly id: number
  readonly due: Date | null
  readonly paid: number | null
  readonly onAccount: boolean
  readonly deliveryAddress: string
}

/** The orders that are due at once in one town; '' where they are not sorted by it. */
export interface TownOrders<O> {
  readonly key: string
  readonly town: string
  readonly orders: readonly O[]
}

/** A head of the team's list, and what stands under it. `title` is '' where the list has one head, its own. */
export interface OrderHead<O> {
  readonly key: string
  readonly title: string
  readonly towns: readonly TownOrders<O>[]
}

/**
 * A day as it is driven: the late ones, then morning and afternoon, by hour, flex ones by town. At 10:06: due 09:30 → «
 * En retard », 12:00 → « Ce matin », 17:00 → « Cet après-midi ».
 */
export function ordersByHalfDay<O extends Due>(orders: readonly O[], now: Date): OrderHead<O>[] {
  const isToday = orders.every(({ due }) => due === null || parisDay(due) <= parisDay(now))
  const titles = {
    late: 'En retard',
    AM: isToday ? 'Ce matin' : 'Matin',
    PM: isToday ? 'Cet après-midi' : 'Après-midi',
    none: 'Sans heure',
  }
  const under = Object.groupBy(orders, (order) => (isPastDue(order, now) ? 'late' : halfDayOfOrder(order)))
  return (['late', 'AM', 'PM', 'none'] as const).flatMap((key) =>
    under[key] === undefined ? [] : [{ key, title: titles[key], towns: byTown(under[key]) }],
  )
}

/** Late ones by the day they were due on, oldest first: « Vendredi 20 novembre », « Hier », « Aujourd’hui ». */
export function ordersByDay<O extends Due>(orders: readonly O[], now: Date): OrderHead<O>[] {
  const today = parisDay(now)
  const days = Map.groupBy(orders.toSorted(sooner), ({ due }) => (due === null ? '' : parisDay(due)))
  return [...days].map(([day, ofDay]) => ({
    key: day,
    title: day === '' ? 'Sans heure' : capitalized(nearDay(day, today)),
    towns: byTown(ofDay),
  }))
}

/** As they came, under no head. */
export function ordersInOneList<O>(orders: readonly O[]): OrderHead<O>[] {
  return [{ key: 'all', title: '', towns: [{ key: 'all', town: '', orders }] }]
}

/** Whether the hour of an order is over, delivered since or not; never of an unpaid one, which does not leave. */
export function isPastDue(order: Pick<Due, 'due' | 'status' | 'paid' | 'onAccount'>, now: Date): boolean {
  return order.due !== null && order.due < now && !isUnpaidAndWaiting(order)
}

/** Whether an order that is still to come is past its hour. */
export function isLateNow(order: Pick<Due, 'due' | 'status' | 'paid' | 'onAccount'>, now: Date): boolean {
  return !isOver(order) && isPastDue(order, now)
}

/** The half-day of the slot that holds; of an hour, that in which it lies. */
function halfDayOfOrder(order: Due): 'AM' | 'PM' | 'none' {
  if (order.due === null) return 'none'
  const { holds } = deliveryTimes(order)
  if (holds?.kind === 'half-day') return holds.slot.halfDay
  return halfDayOf(holds?.at ?? order.due).halfDay
}

function byTown<O extends Due>(orders: readonly O[]): TownOrders<O>[] {
  const together = Map.groupBy(orders.toSorted(sooner), (order) => `${dueTime(order)} ${townOf(order.deliveryAddress)}`)
  return [...together].map(([key, ofTown]) => ({ key, town: townOf(ofTown[0]?.deliveryAddress ?? ''), orders: ofTown }))
}

function sooner(one: Due, other: Due): number {
  return (
    dueTime(one) - dueTime(other) ||
    townOf(one.deliveryAddress).localeCompare(townOf(other.deliveryAddress), 'fr') ||
    one.id - other.id
  )
}

function dueTime({ due }: Due): number {
  return due?.getTime() ?? Number.MAX_SAFE_INTEGER
}
