import { deliveryTimes, slotEnd } from './delivery-times.ts'
import { isLate } from './late.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { isLapsed } from './payable.ts'
import { comesBy, type ComingOrder } from './to-come.ts'

/**
 * The order to show first, and two at most that come after it. `others`: how many are to come besides; `arrivedToday`:
 * how many more came today.
 */
export interface NextDelivery<O> {
  readonly order: O
  readonly following: readonly O[]
  readonly others: number
  readonly arrivedToday: number
}

/**
 * What is late or comes soonest, a lapsed one as long as it may be believed to come; else what was delivered or asked
 * for last. Null without any order.
 */
export function nextDelivery<O extends ComingOrder>(orders: readonly O[], now: Date): NextDelivery<O> | null {
  const expected = orders
    .filter((order) => isExpected(order, now))
    .toSorted((one, other) => dueTime(one) - dueTime(other))
  const order = expected[0] ?? orders.toSorted((one, other) => lastTime(other) - lastTime(one))[0]
  if (order === undefined) return null
  const others = orders.filter((each) => each !== order)
  const following = expected.slice(1, mostShown)
  return {
    order,
    following,
    others: others.filter((each) => comesBy(each, now) !== null && !following.includes(each)).length,
    arrivedToday: others.filter((each) => arrivedOn(each, now)).length,
  }
}

const mostShown = 3

/** Whether an order arrived on the day that is now. */
export function arrivedOn(order: ComingOrder, now: Date): boolean {
  const { arrivedAt } = deliveryTimes(order)
  return arrivedAt !== null && parisDay(arrivedAt) === parisDay(now)
}

function isExpected(order: ComingOrder, now: Date): boolean {
  return comesBy(order, now) !== null || isLate(order, now) || (isLapsed(order, now) && dueTime(order) >= now.getTime())
}

function dueTime(order: ComingOrder): number {
  const { holds } = deliveryTimes(order)
  return holds === null ? 0 : slotEnd(holds).getTime()
}

function lastTime(order: ComingOrder): number {
  return (deliveryTimes(order).arrivedAt ?? order.orderedAt).getTime()
}
