import { deliveryTypeLabel } from '#rules/delivery-types.ts'
import type { FlexSlot } from '#rules/flex-slots.ts'
import { addDays, parisDay, type ParisDay } from '#rules/paris-time.ts'
import type { OrderValues } from '../order-values.ts'
import { dayLabel } from './day-strip.ts'
import { plannedDay } from './planned-instant.ts'
import { staleMoment, type Stale } from './stale-moment.ts'

/** The moment that a form holds: 'Flex · demain matin', 'Urgent', 'Flex · cet après-midi : passé, à choisir à nouveau'. */
export function chosenWords(values: Pick<OrderValues, 'livraisonType' | 'flexDate' | 'flexHalfDay' | 'deliveryDateTime'>, now: Date): string {
  const { livraisonType, flexDate, flexHalfDay, deliveryDateTime } = values
  const stale = staleMoment(values, now)
  const words = livraisonType === 'flex' ? slotWords({ day: flexDate, halfDay: flexHalfDay }, now) : livraisonType === 'planifiee' && deliveryDateTime !== '' ? plannedWords(deliveryDateTime, now) : ''
  return [deliveryTypeLabel(livraisonType), words].filter(Boolean).join(' · ') + (stale ? ` : ${staleWords[stale]}, à choisir à nouveau` : '')
}

const staleWords: Record<Stale, string> = { passed: 'passé', 'too-far': 'trop loin' }

/** A flex slot as it is offered, seen from now: 'cet après-midi', 'demain matin', 'lundi 23 novembre, matin'. */
export function slotWords({ day, halfDay }: FlexSlot, now: Date): string {
  const half = halfDay === 'AM' ? 'matin' : 'après-midi'
  const today = parisDay(now)
  if (day === today) return `cet ${half}`
  return day === addDays(today, 1) ? `demain ${half}` : `${dayLabel(day)}, ${half}`
}

/** A planned moment as it is offered, seen from now: '2026-11-20 13:30' → 'aujourd’hui à 13 h 30', '2026-11-20' → 'aujourd’hui'. */
export function plannedWords(moment: string, now: Date): string {
  const [day, time] = [plannedDay(moment), moment.slice(11)]
  return time === '' ? dayWords(day, now) : `${dayWords(day, now)} à ${timeWords(time)}`
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
