import type { Availability } from '#rules/moment/availability.ts'
import { countedAtPayment, urgentPickup } from '#rules/moment/departure.ts'
import { closureOf } from '#rules/moment/moment-possible.ts'
import { askedSlot, heldSlot, momentHeld, slotDay, slotEnd, type Slot } from '#rules/order/delivery-times.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { deliveryTypeLabel } from '#rules/price/delivery-types.ts'
import type { Moment } from '#rules/moment/moment.ts'
import { fullSlot } from '#rules/order/slot-words.ts'
import type { OrderRow } from './orders.ts'

/** When a stored order is to be delivered. */
export function momentOf({
  flex_day: day,
  flex_half_day: halfDay,
  planned_at: plannedAt,
}: Pick<OrderRow, 'flex_day' | 'flex_half_day' | 'planned_at'>): Moment {
  if (day !== null && halfDay !== null) return { type: 'flex', slot: { day, halfDay } }
  return plannedAt === null ? { type: 'urgent' } : { type: 'planifiee', at: new Date(plannedAt) }
}

/** From when its urgent pickup counts: its order, or its late payment (decision 122). */
export function countedFromOf({
  ordered_at: orderedAt,
  counted_from: countedFrom,
}: Pick<OrderRow, 'ordered_at' | 'counted_from'>): Date {
  return new Date(countedFrom ?? orderedAt)
}

/** What tells of a stored order when it comes. */
export type TimedRow = Pick<
  OrderRow,
  'status' | 'flex_day' | 'flex_half_day' | 'planned_at' | 'ordered_at' | 'counted_from' | 'expected_at'
>

/** The slot that was asked for, and the one that holds: the same, or what the team has set instead. */
export function slotsOf(order: TimedRow): { readonly asked: Slot; readonly holds: Slot } {
  const asked = askedSlot(momentOf(order), countedFromOf(order))
  return {
    asked,
    holds: heldSlot(asked, {
      status: order.status,
      expectedAt: order.expected_at === null ? null : new Date(order.expected_at),
    }),
  }
}

/** Until when an order is to be seen to. */
export function dueOf(order: TimedRow): Date {
  return slotEnd(slotsOf(order).holds)
}

/** Why the day of an unpaid order is closed, null where it is open. An urgent one is picked up as of its payment. */
export function closedFor(order: TimedRow, now: Date, availability: Availability): string | null {
  const { holds } = slotsOf(order)
  return holds.kind === 'pickup'
    ? closureOf({ type: 'urgent' }, countedAtPayment(holds.countedFrom, now), availability)
    : availability.closure(slotDay(holds))
}

/** When it is expected if it is paid then: an urgent order whose pickup had gone by, so long after its payment. */
export function expectedAtPayment(order: TimedRow, paidAt: Date): number | null {
  const { status, expected_at: before } = order
  const isLate =
    momentOf(order).type === 'urgent' &&
    status === orderStatus.validating &&
    (before === null || before <= paidAt.getTime())
  return isLate ? urgentPickup(paidAt).getTime() : before
}

/** The slot that holds, as a moment that its customer might have asked for. */
export function momentHeldOf(order: TimedRow): Moment {
  return momentHeld({
    moment: momentOf(order),
    countedFrom: countedFromOf(order),
    expectedAt: order.expected_at === null ? null : new Date(order.expected_at),
  })
}

/** When it comes, in words: 'Flex, mercredi 18 novembre 2026, Après-midi 13h-17h'. */
export function heldWords(order: TimedRow): string {
  return `${deliveryTypeLabel(momentOf(order).type)}, ${fullSlot(slotsOf(order).holds)}`
}
