import { everyDay, type Availability } from '#rules/moment/availability.ts'
import { halfDayIsOpen } from '#rules/moment/flex-slots.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { plannedProblem } from '#rules/moment/planned-slot.ts'
import type { FieldName, OrderValues } from './order-values.ts'
import { lastDay } from '#rules/moment/day-strip.ts'
import { plannedDay, plannedInstant } from './planned-instant.ts'
import { hasPlannedTimes } from '#rules/moment/planned-times.ts'

/** Why a choice that the user is not changing cannot stand: time went by, its clock was wrong, or its day has closed. */
export type Expired = 'passed' | 'too-far' | 'closed'

type Moment = Pick<OrderValues, 'livraisonType' | 'flexDate' | 'flexHalfDay' | 'deliveryDateTime'>

/** Friday 12:30, this afternoon chosen → 'passed'; null while the choice stands. */
export function expiredSlot(
  { livraisonType, flexDate, flexHalfDay, deliveryDateTime }: Moment,
  now: Date,
  availability: Availability,
): Expired | null {
  if (livraisonType === 'urgent') return null
  const { closure } = availability
  if (livraisonType === 'planifiee')
    return expiredPlanned(deliveryDateTime, now) ?? (closure(plannedDay(deliveryDateTime)) === null ? null : 'closed')
  if (halfDayIsOpen({ day: flexDate, halfDay: flexHalfDay }, now, availability)) return null
  if (flexDate > lastDay(now)) return 'too-far'
  return flexDate > parisDay(now) && closure(flexDate) !== null ? 'closed' : 'passed'
}

/** The fields of such a choice: they say so without waiting to be left. */
export function expiredFields(values: Moment, now: Date, availability: Availability): readonly FieldName[] {
  if (expiredSlot(values, now, availability) === null) return []
  return values.livraisonType === 'flex' ? ['flexDate', 'flexHalfDay'] : ['deliveryDateTime']
}

/** A day without a time yet has passed when none of its times is left. */
function expiredPlanned(chosen: string, now: Date): Expired | null {
  const day = plannedDay(chosen)
  if (day > lastDay(now)) return 'too-far'
  if (chosen === day) return day !== '' && !hasPlannedTimes(day, now, everyDay) ? 'passed' : null
  return plannedProblem(plannedInstant(chosen), now) === 'too-soon' ? 'passed' : null
}
