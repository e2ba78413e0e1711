import { deliveryTypeLabel } from './delivery-types.ts'
import { urgentPickup } from './departure.ts'
import { halfDayLabel, halfDayName, type FlexSlot } from './flex-slots.ts'
import { clock, dayAndMonth, inProse, longDay, longDayAndTime, shortDay } from './french.ts'
import { addDays, parisDay, parisInstant, type ParisDay } from './paris-time.ts'

/** When an order is to be delivered. */
export type Moment =
  | { readonly type: 'flex'; readonly slot: FlexSlot }
  | { readonly type: 'planifiee'; readonly at: Date }
  | { readonly type: 'urgent' }

/** With its year and its hours, as letters say it: 'Flex, mercredi 18 novembre 2026, Après-midi 13h-17h', 'Planifiée, mardi 24 novembre 2026 à 15:00', 'Urgent, retrait lundi 23 novembre 2026 vers 8 h': whose pickup is reckoned from its order (R15). */
export function fullMoment(moment: Moment, orderedAt: Date): string {
  const label = deliveryTypeLabel(moment.type)
  if (moment.type === 'urgent') {
    const pickup = urgentPickup(orderedAt)
    return `${label}, retrait ${longDay(pickup)} vers ${inProse(clock(pickup))}`
  }
  if (moment.type === 'planifiee') return `${label}, ${longDayAndTime(moment.at)}`
  return `${label}, ${longDay(parisInstant(moment.slot.day, '12:00'))}, ${halfDayLabel(moment.slot.halfDay)}`
}

/** In one line of a ticket: 'Flex · mercredi 18 novembre, après-midi', 'Planifiée · mardi 24 novembre à 15 h', 'Urgent · lundi 23 nov. vers 8 h'. */
export function shortMoment(moment: Moment, orderedAt: Date): string {
  const label = deliveryTypeLabel(moment.type)
  if (moment.type === 'urgent') {
    const pickup = urgentPickup(orderedAt)
    return `${label} · ${shortDay(parisDay(pickup))} vers ${inProse(clock(pickup))}`
  }
  if (moment.type === 'planifiee') return `${label} · ${dayAndMonth(parisDay(moment.at))} à ${inProse(clock(moment.at))}`
  return `${label} · ${slotOfDay(moment.slot)}`
}

/** A flex slot seen from now: 'cet après-midi', 'demain matin', 'lundi 23 novembre, matin'. */
export function slotFromNow(slot: FlexSlot, now: Date): string {
  const today = parisDay(now)
  if (slot.day === today) return `cet ${halfDayName(slot.halfDay)}`
  return slot.day === addDays(today, 1) ? `demain ${halfDayName(slot.halfDay)}` : slotOfDay(slot)
}

/** An instant seen from now: 'aujourd’hui à 13 h 30', 'demain à 8 h 30', 'lundi 23 novembre à 7 h 30'. */
export function instantFromNow(at: Date, now: Date): string {
  return `${dayFromNow(parisDay(at), parisDay(now))} à ${inProse(clock(at))}`
}

function slotOfDay({ day, halfDay }: FlexSlot): string {
  return `${dayAndMonth(day)}, ${halfDayName(halfDay)}`
}

/** A day seen from another: 'aujourd’hui', 'demain', 'lundi 23 novembre'. */
export function dayFromNow(day: ParisDay, today: ParisDay): string {
  if (day === today) return 'aujourd’hui'
  return day === addDays(today, 1) ? 'demain' : dayAndMonth(day)
}
