import { halfDayName, type FlexSlot } from './flex-slots.ts'
import { clock, dayAndMonth, inProse } from './french.ts'
import { dayFromNow } from './near-day.ts'
import { addDays, parisDay } from './paris-time.ts'

/** When an order is to be delivered. */
export type Moment =
  | { readonly type: 'flex'; readonly slot: FlexSlot }
  | { readonly type: 'planifiee'; readonly at: Date }
  | { readonly type: 'urgent' }

/** Half a day that is near: 'ce matin', 'cet après-midi', 'demain matin'; null of any other. */
export function nearHalfDay({ day, halfDay }: FlexSlot, now: Date): string | null {
  const today = parisDay(now)
  if (day === today) return `${halfDay === 'AM' ? 'ce' : 'cet'} ${halfDayName(halfDay)}`
  return day === addDays(today, 1) ? `demain ${halfDayName(halfDay)}` : null
}

/** A flex slot seen from now: 'ce matin', 'lundi 23 novembre, matin'. */
export function slotFromNow(slot: FlexSlot, now: Date): string {
  return nearHalfDay(slot, now) ?? `${dayAndMonth(slot.day)}, ${halfDayName(slot.halfDay)}`
}

/** An instant seen from now: 'aujourd’hui à 13 h 30', 'demain à 8 h 30', 'lundi 23 novembre à 7 h 30'. */
export function instantFromNow(at: Date, now: Date): string {
  return `${dayFromNow(parisDay(at), parisDay(now))} à ${inProse(clock(at))}`
}
