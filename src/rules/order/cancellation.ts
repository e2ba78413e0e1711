import { subHours } from 'date-fns/subHours'
import { slotStart, type Slot } from './delivery-times.ts'
import { orderStatus, requestedStatus } from './order-status.ts'
import { parisInstant, saturday, weekday } from '#rules/moment/paris-time.ts'
import { plannedHours } from '#rules/moment/timetables.ts'

/** When a pickup begins at the earliest (R51): 7:00, 13:00 or Saturday 8:30 of a half-day; the time of any other. */
function pickupStart(slot: Slot): Date {
  if (slot.kind !== 'half-day' || slot.slot.halfDay === 'PM' || weekday(slot.slot.day) !== saturday)
    return slotStart(slot)
  return parisInstant(slot.slot.day, plannedHours.saturday.from)
}

/** Until when changes are free: two hours before the pickup (section 9). Flex Monday afternoon → Monday 11:00. */
export function cancellableUntil(slot: Slot): Date {
  return subHours(pickupStart(slot), freeUntilHours)
}

/** Whether a customer may cancel now: in time, and nothing is on its way yet (R51). */
export function isCancellable({ status, slot }: { readonly status: number; readonly slot: Slot }, now: Date): boolean {
  return cancellableStatuses.includes(status) && now <= cancellableUntil(slot)
}

/** Whether an order was never paid, put on account nor begun: nothing is owed or on its way, it may be let go at any hour. */
export function isUnpaidAndWaiting({
  status,
  paid,
  onAccount,
}: {
  readonly status: number | null
  readonly paid: number | null
  readonly onAccount: boolean
}): boolean {
  return status === requestedStatus || (status === orderStatus.validating && paid === 0 && !onAccount)
}

const freeUntilHours = 2
const cancellableStatuses: readonly number[] = [requestedStatus, orderStatus.validating, orderStatus.preparing]
