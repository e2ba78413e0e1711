import { subHours } from 'date-fns/subHours'
import { urgentPickup } from './departure.ts'
import type { Moment } from './moment.ts'
import { orderStatus, requestedStatus } from './order-status.ts'
import { parisInstant, saturday, weekday } from './paris-time.ts'
import { flexHours, plannedHours } from './timetables.ts'

/** When the pickup of an order begins at the earliest (R51): the start of its half-day, 7:00, 13:00 or Saturday 8:30; its chosen time; the urgent pickup. */
export function pickupStart(moment: Moment, orderedAt: Date): Date {
  switch (moment.type) {
    case 'flex': {
      const { day, halfDay } = moment.slot
      const isSaturdayMorning = weekday(day) === saturday && halfDay === 'AM'
      return parisInstant(day, isSaturdayMorning ? plannedHours.saturday.from : flexHours[halfDay].from)
    }
    case 'planifiee':
      return moment.at
    case 'urgent':
      return urgentPickup(orderedAt)
  }
}

/** Until when a customer cancels or changes an order free of charge: two hours before its pickup (section 9). Flex Monday afternoon → Monday 11:00. */
export function cancellableUntil(moment: Moment, orderedAt: Date): Date {
  return subHours(pickupStart(moment, orderedAt), freeUntilHours)
}

/** Whether a customer may cancel now: in time, and nothing is on its way yet (R51). */
export function isCancellable(order: { readonly status: number; readonly moment: Moment; readonly orderedAt: Date }, now: Date): boolean {
  return cancellableStatuses.includes(order.status) && now <= cancellableUntil(order.moment, order.orderedAt)
}

/** Whether an order was never paid, and nobody has begun it: it is charged nothing and nothing is on its way, so that it may be let go at any hour. */
export function isUnpaidAndWaiting({ status, paid }: { readonly status: number | null; readonly paid: number | null }): boolean {
  return status === requestedStatus || (status === orderStatus.validating && paid === 0)
}

const freeUntilHours = 2
const cancellableStatuses: readonly number[] = [requestedStatus, orderStatus.validating, orderStatus.preparing]
