import { slotIsPossible as isPossible } from '#rules/slot-possible.ts'
import { momentOf } from '#server/orders/moment-of.ts'
import type { OrderRow } from '#server/orders/orders.ts'

/** Whether a stored order can still be delivered (decision 084). */
export function slotIsPossible(order: OrderRow, now: Date): boolean {
  const expectedAt = order.expected_at === null ? null : new Date(order.expected_at)
  return isPossible({ moment: momentOf(order), orderedAt: new Date(order.ordered_at), expectedAt }, now)
}
