import { expectedAt } from '#server/orders/order-row.ts'
import { momentOf } from '#server/orders/moment-of.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import { momentProblem } from './moment-still-possible.ts'

/** Whether a stored order can still be delivered: at the moment that was asked for, or on a date to come that the team has set instead (decision 084). */
export function slotIsPossible(order: OrderRow, now: Date): boolean {
  const moment = momentOf(order)
  if (momentProblem(moment, now) === null) return true
  const expected = order.expected_at ?? 0
  const asked = expectedAt(moment, new Date(order.ordered_at)).getTime()
  return expected !== asked && expected > now.getTime()
}
