import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { deliveryTimes } from '#rules/order/delivery-times.ts'
import { isOver } from '#rules/order/order-status.ts'

/** The other Flex orders that come in the same half-day, their numbers: a vehicle that breaks down brings none of them. */
export function inSameSlot(orders: readonly StaffOrder[], order: StaffOrder): readonly number[] {
  const slot = flexSlotOf(order)
  if (slot === null) return []
  return orders.flatMap((each) => (each.id !== order.id && flexSlotOf(each) === slot ? [each.id] : []))
}

/** '2026-11-23 PM'; null where it is no Flex, or comes no more. */
function flexSlotOf(order: StaffOrder): string | null {
  const { holds } = deliveryTimes(order)
  return order.moment?.type === 'flex' && holds?.kind === 'half-day' && !isOver(order)
    ? `${holds.slot.day} ${holds.slot.halfDay}`
    : null
}
