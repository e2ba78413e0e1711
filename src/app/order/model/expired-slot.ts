import { halfDayIsOpen } from '#rules/moment/flex-slots.ts'
import { plannedProblem } from '#rules/moment/planned-slot.ts'
import type { FieldName, OrderValues } from './order-values.ts'
import { lastDay } from '#rules/moment/day-strip.ts'
import { plannedDay, plannedInstant } from './planned-instant.ts'
import { hasPlannedTimes } from '#rules/moment/planned-times.ts'

/** Why a choice that the user is not changing cannot stand: time went by, or the clock it was made by was wrong. */
export type Expired = 'passed' | 'too-far'

type Moment = Pick<OrderValues, 'livraisonType' | 'flexDate' | 'flexHalfDay' | 'deliveryDateTime'>

/** Friday 12:30, this afternoon chosen → 'passed'; null while the choice stands. */
export function expiredSlot(
  { livraisonType, flexDate, flexHalfDay, deliveryDateTime }: Moment,
  now: Date,
): Expired | null {
  if (livraisonType === 'planifiee') return expiredPlanned(deliveryDateTime, now)
  if (livraisonType === 'urgent' || halfDayIsOpen({ day: flexDate, halfDay: flexHalfDay }, now)) return null
  return flexDate > lastDay(now) ? 'too-far' : 'passed'
}

/** The fields of such a choice: they say so without waiting to be left. */
export function expiredFields(values: Moment, now: Date): readonly FieldName[] {
  if (expiredSlot(values, now) === null) return []
  return values.livraisonType === 'flex' ? ['flexDate', 'flexHalfDay'] : ['deliveryDateTime']
}

/** A day without a time yet has passed when none of its times is left. */
function expiredPlanned(chosen: string, now: Date): Expired | null {
  const day = plannedDay(chosen)
  if (day > lastDay(now)) return 'too-far'
  if (chosen === day) return day !== '' && !hasPlannedTimes(day, now) ? 'passed' : null
  return plannedProblem(plannedInstant(chosen), now) === 'too-soon' ? 'passed' : null
}
