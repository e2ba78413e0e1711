import { addMinutes } from 'date-fns/addMinutes'
import { urgentPickup } from './departure.ts'
import type { Moment } from './moment.ts'
import { parisInstant } from './paris-time.ts'
import { flexHours } from './timetables.ts'

/** Until when an order is to be seen to: the end of its half-day, its chosen time, for an urgent one the end of the half hour of its pickup; later when the team set a later date. */
export function deliveryDue(moment: Moment, { orderedAt, expectedAt }: { readonly orderedAt: Date; readonly expectedAt: Date | null }): Date {
  const asked = askedUntil(moment, orderedAt)
  return expectedAt !== null && expectedAt > asked ? expectedAt : asked
}

function askedUntil(moment: Moment, orderedAt: Date): Date {
  switch (moment.type) {
    case 'flex':
      return parisInstant(moment.slot.day, flexHours[moment.slot.halfDay].to)
    case 'planifiee':
      return moment.at
    case 'urgent':
      return addMinutes(urgentPickup(orderedAt), 30)
  }
}
