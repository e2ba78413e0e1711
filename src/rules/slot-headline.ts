import { deliveryTypeLabel } from './delivery-types.ts'
import { deliveryTimes, slotDay, type TimedOrder } from './delivery-times.ts'
import { betweenHours, halfDayName } from './flex-slots.ts'
import { capitalized, clock, inProse, shortDay } from './french.ts'
import { addDays, parisDay, type ParisDay } from './paris-time.ts'
import { leftWords, shortSlot } from './slot-words.ts'

/** When an order comes, or came, in two short lines; `detail` may be ''. `instead`: what was asked for, where the team has set another date. */
export interface SlotHeadline {
  readonly title: string
  readonly detail: string
  readonly instead: string | null
}

/** 'Mercredi 25 nov., matin' and 'entre 7 h et 12 h · Flex'; 'Mardi 24 nov. à 10 h' and 'Planifiée'; on its way 'entre 7 h et 12 h · parti à 10:10'; on the team's other date 'entre 7 h et 12 h · nouvelle date'; once there 'Livré samedi 21 nov.' and 'à 09:38'. */
export function slotHeadline(order: TimedOrder & { readonly orderedAt: Date }, today: ParisDay): SlotHeadline {
  const { asked, holds, isMoved, leftAt, arrivedAt } = deliveryTimes(order)
  const instead = isMoved && asked !== null ? shortSlot(asked) : null
  if (arrivedAt !== null) return { title: `Livré ${dayWord(parisDay(arrivedAt), today)}`, detail: `à ${clock(arrivedAt)}`, instead: null }
  if (holds === null) return { title: `Commandée ${dayWord(parisDay(order.orderedAt), today)}`, detail: '', instead }
  const day = slotDay(holds)
  const left = leftAt === null ? null : leftWords(leftAt, day)
  const fact = left ?? (isMoved ? 'nouvelle date' : order.moment && deliveryTypeLabel(order.moment.type)) ?? ''
  if (holds.kind === 'half-day') return { title: capitalized(`${dayWord(day, today)}, ${halfDayName(holds.slot.halfDay)}`), detail: `${betweenHours(holds.slot.halfDay)} · ${fact}`, instead }
  const hour = asked === null ? '' : ` ${holds.kind === 'pickup' ? 'vers' : 'à'} ${inProse(clock(holds.at))}`
  return { title: capitalized(`${dayWord(day, today)}${hour}`), detail: capitalized(fact), instead }
}

/** 'aujourd’hui', 'demain', 'hier', 'samedi 21 nov.', and of another year 'vendredi 21 nov. 2025'. */
function dayWord(day: ParisDay, today: ParisDay): string {
  if (day === today) return 'aujourd’hui'
  if (day === addDays(today, 1)) return 'demain'
  if (day === addDays(today, -1)) return 'hier'
  return day.slice(0, 4) === today.slice(0, 4) ? shortDay(day) : `${shortDay(day)} ${day.slice(0, 4)}`
}
