import { longDay } from '#rules/moment/french.ts'
import { parisDay, type ParisDay } from '#rules/moment/paris-time.ts'
import { deliveryTimes, slotEnd } from '#rules/order/delivery-times.ts'
import { isLate } from '#rules/order/late.ts'
import { comesBy, type ComingOrder } from '#rules/order/to-come.ts'

/** The orders of one Paris day; 'coming': what is late, or to come today and later. */
export interface OrderDay<O> {
  readonly day: ParisDay | 'coming'
  /** 'En cours et à venir', 'Commandées vendredi 20 novembre 2026' */
  readonly title: string
  readonly orders: readonly O[]
}

/** What is late or comes, soonest first; then the others by the Paris day they were made on, in order. */
export function groupByDay<O extends ComingOrder>(orders: readonly O[], now: Date): OrderDay<O>[] {
  const due = new Map(orders.map((order) => [order, dueOf(order, now)]))
  const dueAt = (order: O) => due.get(order)?.getTime() ?? 0
  const coming = orders.filter((order) => due.get(order) !== null).toSorted((one, other) => dueAt(one) - dueAt(other))
  const days = Map.groupBy(
    orders.filter((order) => due.get(order) === null),
    (order) => parisDay(order.orderedAt),
  )
  const made = [...days].map(([day, ofDay]) => ({
    day,
    title: `${ofDay.length > 1 ? 'Commandées' : 'Commandée'} ${longDay((ofDay[0] as O).orderedAt)}`,
    orders: ofDay,
  }))
  return coming.length === 0 ? made : [{ day: 'coming', title: 'En cours et à venir', orders: coming }, ...made]
}

/** Until when it is or was to be there, as long as it comes. */
function dueOf(order: ComingOrder, now: Date): Date | null {
  const { holds } = deliveryTimes(order)
  return isLate(order, now) && holds !== null ? slotEnd(holds) : comesBy(order, now)
}
