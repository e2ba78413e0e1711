import { deliveryTypeLabel } from './delivery-types.ts'
import { urgentPickup } from './departure.ts'
import { betweenHours, halfDayName } from './flex-slots.ts'
import { capitalized, clock, inProse, shortDay } from './french.ts'
import type { Moment } from './moment.ts'
import { orderStatus } from './order-status.ts'
import { addDays, parisDay, type ParisDay } from './paris-time.ts'
import { teamsDate } from './teams-date.ts'

/** When an order comes, or came, in two short lines; `detail` may be ''. */
export interface SlotHeadline {
  readonly title: string
  readonly detail: string
}

interface Timed {
  readonly orderedAt: Date
  /** From when an urgent pickup counts. */
  readonly countedFrom: Date
  readonly status: number | null
  readonly moment: Moment | null
  readonly expectedAt: Date | null
  readonly deliveredAt: Date | null
}

/** 'Mercredi 25 nov., matin' and 'entre 7 h et 12 h · Flex'; 'Mardi 24 nov. à 10 h' and 'Planifiée'; the team's other date 'Mercredi 25 nov. à 9 h 30' and 'Nouvelle date de livraison'; once there 'Livré samedi 21 nov.' and 'à 09:38'. */
export function slotHeadline(given: Timed, today: ParisDay): SlotHeadline {
  const order = { ...given, orderedAt: given.moment === null ? given.orderedAt : given.countedFrom }
  const { orderedAt, status, moment, expectedAt, deliveredAt } = order
  const newDate = status === orderStatus.cancelled ? null : teamsDate(order)
  if (status === orderStatus.delivered && deliveredAt !== null) return { title: `Livré ${dayWord(parisDay(deliveredAt), today)}`, detail: `à ${clock(deliveredAt)}` }
  if (newDate !== null) return { title: capitalized(`${dayWord(parisDay(newDate), today)} à ${inProse(clock(newDate))}`), detail: 'Nouvelle date de livraison' }
  if (moment === null) {
    const title = expectedAt === null ? `Commandée ${dayWord(parisDay(orderedAt), today)}` : dayWord(parisDay(expectedAt), today)
    return { title: capitalized(title), detail: '' }
  }
  const label = deliveryTypeLabel(moment.type)
  switch (moment.type) {
    case 'flex': {
      const { day, halfDay } = moment.slot
      return { title: capitalized(`${dayWord(day, today)}, ${halfDayName(halfDay)}`), detail: `${betweenHours(halfDay)} · ${label}` }
    }
    case 'planifiee':
      return { title: capitalized(`${dayWord(parisDay(moment.at), today)} à ${inProse(clock(moment.at))}`), detail: label }
    case 'urgent': {
      const pickup = urgentPickup(orderedAt)
      return { title: capitalized(`${dayWord(parisDay(pickup), today)} vers ${inProse(clock(pickup))}`), detail: label }
    }
  }
}

/** 'aujourd’hui', 'demain', 'hier', 'samedi 21 nov.', and of another year 'vendredi 21 nov. 2025'. */
function dayWord(day: ParisDay, today: ParisDay): string {
  if (day === today) return 'aujourd’hui'
  if (day === addDays(today, 1)) return 'demain'
  if (day === addDays(today, -1)) return 'hier'
  return day.slice(0, 4) === today.slice(0, 4) ? shortDay(day) : `${shortDay(day)} ${day.slice(0, 4)}`
}
