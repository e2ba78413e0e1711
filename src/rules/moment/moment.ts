import { halfDayName, type FlexSlot } from './flex-slots.ts'
import { clock, dayAndMonth, inProse } from './french.ts'
import { addDays, parisDay, type ParisDay } from './paris-time.ts'

/** When an order is to be delivered. */
export type Moment =
  | { readonly type: 'flex'; readonly slot: FlexSlot }
  | { readonly type: 'planifiee'; readonly at: Date }
  | { readonly type: 'urgent' }

/** A flex slot seen from now: 'ce matin', 'cet après-midi', 'demain matin', 'lundi 23 novembre, matin'. */
export function slotFromNow(slot: FlexSlot, now: Date): string {
  const today = parisDay(now)
  if (slot.day === today) return `${slot.halfDay === 'AM' ? 'ce' : 'cet'} ${halfDayName(slot.halfDay)}`
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
