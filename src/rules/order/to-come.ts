import { deliveryTimes, slotEnd, type TimedOrder } from './delivery-times.ts'
import { orderStatus, requestedStatus } from './order-status.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { isLapsed, type DatedPayable } from './payable.ts'

/** What tells it. */
export type ComingOrder = DatedPayable & TimedOrder

/** Until when an order that comes today or later is to be there: Friday morning → Friday 12:00. Else null. */
export function comesBy(order: ComingOrder, now: Date): Date | null {
  const { status } = order
  if (status === null || !open.includes(status) || isLapsed(order, now)) return null
  const { holds } = deliveryTimes(order)
  const due = holds && slotEnd(holds)
  return due !== null && parisDay(due) >= parisDay(now) ? due : null
}

const open: readonly number[] = [requestedStatus, orderStatus.validating, orderStatus.preparing, orderStatus.delivering]
