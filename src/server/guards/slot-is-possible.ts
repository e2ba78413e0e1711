import { expectedAt } from '#server/db/order-row.ts'
import { momentOf } from '#server/db/moment-of.ts'
import type { OrderRow } from '#server/db/orders.ts'
import { momentProblem } from './moment-still-possible.ts'

/** Whether a stored order can still be delivered when it is to be: on the date that the team has set, else at the moment that was asked for (decision 084). */
export function slotIsPossible(order: OrderRow, now: Date): boolean {
  const moment = momentOf(order)
  const expected = order.expected_at ?? 0
  const isAsAsked = expected === expectedAt(moment, new Date(order.ordered_at)).getTime()
  return isAsAsked ? momentProblem(moment, now) === null : expected > now.getTime()
}
