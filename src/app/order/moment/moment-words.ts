import type { FlexSlot } from '#rules/flex-slots.ts'
import { addDays, parisDay, type ParisDay } from '#rules/paris-time.ts'
import { dayLabel } from './day-strip.ts'
import { plannedDay } from './planned-instant.ts'

/** A flex slot as it is offered, seen from now: 'cet après-midi', 'demain matin', 'lundi 23 novembre, matin'. */
export function slotWords({ day, halfDay }: FlexSlot, now: Date): string {
  const half = halfDay === 'AM' ? 'matin' : 'après-midi'
  const today = parisDay(now)
  if (day === today) return `cet ${half}`
  return day === addDays(today, 1) ? `demain ${half}` : `${dayLabel(day)}, ${half}`
}

/** A planned moment as it is offered, seen from now: '2026-11-20 13:30' → 'aujourd’hui à 13 h 30'. */
export function plannedWords(moment: string, now: Date): string {
  return `${dayWords(plannedDay(moment), now)} à ${timeWords(moment.slice(11))}`
}

/** '14:30' → '14 h 30', never cut at the end of a line. */
export function timeWords(time: string): string {
  return time.replace(':', '\u00A0h\u00A0')
}

function dayWords(day: ParisDay, now: Date): string {
  const today = parisDay(now)
  if (day === today) return 'aujourd’hui'
  return day === addDays(today, 1) ? 'demain' : dayLabel(day)
}
