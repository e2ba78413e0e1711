import { addMinutes } from 'date-fns/addMinutes'
import { subHours } from 'date-fns/subHours'
import type { FlexSlot } from './flex-slots.ts'
import type { Moment } from './moment.ts'
import { addDays, minutesOf, parisDay, parisInstant, parisMinutes, saturday, sunday, weekday } from './paris-time.ts'
import { flexDepartures, urgentCutOff, urgentMorning } from './timetables.ts'

/** When the courier leaves (section 9), never in the past: flex morning → 8:00, planned 15:00 → 14:00. */
export function departure(moment: Moment, now: Date): Date {
  const leaves = plannedDeparture(moment, now)
  return leaves < now ? now : leaves
}

function plannedDeparture(moment: Moment, now: Date): Date {
  switch (moment.type) {
    case 'flex':
      return flexDeparture(moment.slot)
    case 'planifiee':
      return subHours(moment.at, 1)
    case 'urgent':
      return urgentPickup(now)
  }
}

/** When an order is expected that asks for this moment; staff may set another date later (R43). */
export function expectedAt(moment: Moment, orderedAt: Date): Date {
  return moment.type === 'planifiee' ? moment.at : departure(moment, orderedAt)
}

/** When an urgent order is picked up (R15): in 30 minutes; from 18:15 on, the next working morning at 8:00. */
export function urgentPickup(now: Date): Date {
  if (parisMinutes(now) < minutesOf(urgentCutOff)) return addMinutes(now, 30)
  return parisInstant(afterWeekend(addDays(parisDay(now), 1)), urgentMorning)
}

/** From when an urgent pickup counts: the order, or the payment once its pickup went by unpaid (decision 122). */
export function countedAtPayment(orderedAt: Date, paidAt: Date): Date {
  return urgentPickup(orderedAt) > paidAt ? orderedAt : paidAt
}

/** When a flex slot is taken to leave: 8:00, Saturday 9:00, afternoons 13:30. */
export function flexDeparture({ day, halfDay }: FlexSlot): Date {
  if (halfDay === 'PM') return parisInstant(day, flexDepartures.PM)
  return parisInstant(day, weekday(day) === saturday ? flexDepartures.saturdayAM : flexDepartures.AM)
}

function afterWeekend(day: string): string {
  if (weekday(day) === saturday) return addDays(day, 2)
  return weekday(day) === sunday ? addDays(day, 1) : day
}
