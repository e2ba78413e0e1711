import { everyDay, type Availability } from '#rules/moment/availability.ts'
import { halfDayIsOpen, halfDayOf } from '#rules/moment/flex-slots.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { plannedProblem } from '#rules/moment/planned-slot.ts'
import type { FieldName, OrderValues } from './order-values.ts'
import { lastDay } from '#rules/moment/day-strip.ts'
import { plannedDay, plannedInstant } from './planned-instant.ts'
import { hasPlannedTimes } from '#rules/moment/planned-times.ts'

/**
 * Why a choice that the user is not changing cannot stand: time went by, its clock was wrong, its day has closed, or its
 * half-day is full.
 */
export type Expired = 'passed' | 'too-far' | 'closed' | 'full'

type Moment = Pick<OrderValues, 'livraisonType' | 'flexDate' | 'flexHalfDay' | 'deliveryDateTime'>

/** Friday 12:30, this afternoon chosen → 'passed'; null while the choice stands. */
export function expiredSlot(
  { livraisonType, flexDate, flexHalfDay, deliveryDateTime }: Moment,
  now: Date,
  availability: Availability,
): Expired | null {
  if (livraisonType === 'urgent') return null
  const { closure, isFull } = availability
  if (livraisonType === 'planifiee') return expiredPlanned(deliveryDateTime, now, availability)
  if (halfDayIsOpen({ day: flexDate, halfDay: flexHalfDay }, now, availability)) return null
  if (flexDate > lastDay(now)) return 'too-far'
  if (isFull({ day: flexDate, halfDay: flexHalfDay })) return 'full'
  return flexDate > parisDay(now) && closure(flexDate) !== null ? 'closed' : 'passed'
}

/** The fields of such a choice: they say so without waiting to be left. */
export function expiredFields(values: Moment, now: Date, availability: Availability): readonly FieldName[] {
  if (expiredSlot(values, now, availability) === null) return []
  return values.livraisonType === 'flex' ? ['flexDate', 'flexHalfDay'] : ['deliveryDateTime']
}

/** A day without a time yet has passed when none of its times is left. */
function expiredPlanned(chosen: string, now: Date, { closure, isFull }: Availability): Expired | null {
  const [day, isDay] = [plannedDay(chosen), plannedDay(chosen) === chosen]
  if (day > lastDay(now)) return 'too-far'
  if (isDay ? day !== '' && !hasPlannedTimes(day, now, everyDay) : isTooSoon(chosen, now)) return 'passed'
  if (closure(day) !== null) return 'closed'
  return !isDay && isFull(halfDayOf(plannedInstant(chosen))) ? 'full' : null
}

function isTooSoon(chosen: string, now: Date): boolean {
  return plannedProblem(plannedInstant(chosen), now) === 'too-soon'
}
