import { slotEnd, slotThatHolds } from '#rules/delivery-times.ts'
import { countedFromOf, momentOf } from './moment-of.ts'
import type { OrderRow } from './orders.ts'

/** What tells until when an order is due. */
export type Dated = Pick<OrderRow, 'flex_day' | 'flex_half_day' | 'planned_at' | 'ordered_at' | 'counted_from' | 'expected_at'>

/** Whether an order that is delivered at that instant is delivered after it was due. */
export function isDeliveredLate(order: Dated, deliveredAt: number): boolean {
  const expectedAt = order.expected_at === null ? null : new Date(order.expected_at)
  return deliveredAt > slotEnd(slotThatHolds({ moment: momentOf(order), countedFrom: countedFromOf(order), expectedAt })).getTime()
}
