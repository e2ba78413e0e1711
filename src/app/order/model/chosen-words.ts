import { deliveryTypeLabel } from '#rules/price/delivery-types.ts'
import type { Availability } from '#rules/moment/availability.ts'
import { instantFromNow, slotFromNow } from '#rules/moment/moment.ts'
import { dayFromNow } from '#rules/moment/near-day.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import type { OrderValues } from './order-values.ts'
import { plannedDay, plannedInstant } from './planned-instant.ts'
import { expiredSlot, type Expired } from './expired-slot.ts'

/**
 * The moment that a form holds: 'Flex · demain matin', 'Urgent', 'Flex · cet après-midi : passé, à choisir à nouveau'.
 */
export function chosenWords(
  values: Pick<OrderValues, 'livraisonType' | 'flexDate' | 'flexHalfDay' | 'deliveryDateTime'>,
  now: Date,
  availability: Availability,
): string {
  const { livraisonType, flexDate, flexHalfDay, deliveryDateTime } = values
  const stale = expiredSlot(values, now, availability)
  const words =
    livraisonType === 'flex'
      ? slotFromNow({ day: flexDate, halfDay: flexHalfDay }, now)
      : livraisonType === 'planifiee' && deliveryDateTime !== ''
        ? plannedWords(deliveryDateTime, now)
        : ''
  return (
    [deliveryTypeLabel(livraisonType), words].filter(Boolean).join(' · ') +
    (stale ? ` : ${expiredWords[stale]}, à choisir à nouveau` : '')
  )
}

const expiredWords: Record<Expired, string> = {
  passed: 'passé',
  'too-far': 'trop loin',
  closed: 'fermé',
  full: 'complet',
}

/**
 * A planned moment as the form writes it: '2026-11-20 13:30' → 'aujourd’hui à 13 h 30', '2026-11-20' → 'aujourd’hui'.
 */
export function plannedWords(text: string, now: Date): string {
  const day = plannedDay(text)
  return text === day ? dayFromNow(day, parisDay(now)) : instantFromNow(plannedInstant(text), now)
}
