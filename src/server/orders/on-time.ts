import { slotEnd, slotThatHolds } from '#rules/delivery-times.ts'
import { countedFromOf, momentOf } from './moment-of.ts'
import type { OrderRow } from './orders.ts'

/** What tells until when an order is due. */
export type Dated = Pick<OrderRow, 'flex_day' | 'flex_half_day' | 'planned_at' | 'ordered_at' | 'counted_from' | 'expected_at'>

/** 1 when an order that is delivered at that instant is delivered by when it was due, else 0. */
export function onTimeAt(order: Dated, deliveredAt: number): 0 | 1 {
  const expectedAt = order.expected_at === null ? null : new Date(order.expected_at)
  const slot = slotThatHolds({ moment: momentOf(order), countedFrom: countedFromOf(order), expectedAt })
  return deliveredAt <= slotEnd(slot).getTime() ? 1 : 0
}
