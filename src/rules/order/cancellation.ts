import { subHours } from 'date-fns/subHours'
import { slotStart, type Slot } from './delivery-times.ts'
import { orderStatus, requestedStatus } from './order-status.ts'
import { parisInstant, saturday, weekday } from '#rules/moment/paris-time.ts'
import { plannedHours } from '#rules/moment/timetables.ts'

/** When the pickup of an order begins at the earliest (R51): the start of its half-day, 7:00, 13:00 or Saturday 8:30; its time; the urgent pickup. */
function pickupStart(slot: Slot): Date {
  if (slot.kind !== 'half-day' || slot.slot.halfDay === 'PM' || weekday(slot.slot.day) !== saturday)
    return slotStart(slot)
  return parisInstant(slot.slot.day, plannedHours.saturday.from)
}

/** Until when a customer cancels or changes an order free of charge: two hours before the pickup of the slot that holds (section 9). Flex Monday afternoon → Monday 11:00. */
export function cancellableUntil(slot: Slot): Date {
  return subHours(pickupStart(slot), freeUntilHours)
}

/** Whether a customer may cancel now: in time, and nothing is on its way yet (R51). */
export function isCancellable({ status, slot }: { readonly status: number; readonly slot: Slot }, now: Date): boolean {
  return cancellableStatuses.includes(status) && now <= cancellableUntil(slot)
}

/** Whether an order was never paid, and nobody has begun it: it is charged nothing and nothing is on its way, so that it may be let go at any hour. */
export function isUnpaidAndWaiting({
  status,
  paid,
}: {
  readonly status: number | null
  readonly paid: number | null
}): boolean {
  return status === requestedStatus || (status === orderStatus.validating && paid === 0)
}

const freeUntilHours = 2
const cancellableStatuses: readonly number[] = [requestedStatus, orderStatus.validating, orderStatus.preparing]
