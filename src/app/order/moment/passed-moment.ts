import { halfDayIsOpen } from '#rules/flex-slots.ts'
import { plannedProblem } from '#rules/planned-slot.ts'
import type { FieldName, OrderValues } from '../order-values.ts'
import { plannedDay, plannedInstant } from './planned-instant.ts'
import { hasPlannedTimes } from './planned-times.ts'

/** The fields whose choice was open and is not any more: time went by while the form was filled in. Friday 12:30, this afternoon chosen → both flex fields. */
export function passedFields({ livraisonType, flexDate, flexHalfDay, deliveryDateTime }: OrderValues, now: Date): readonly FieldName[] {
  if (livraisonType === 'flex' && !halfDayIsOpen({ day: flexDate, halfDay: flexHalfDay }, now)) return ['flexDate', 'flexHalfDay']
  return livraisonType === 'planifiee' && plannedHasPassed(deliveryDateTime, now) ? ['deliveryDateTime'] : []
}

/** A day without a time yet has passed when none of its times is left. */
function plannedHasPassed(chosen: string, now: Date): boolean {
  const day = plannedDay(chosen)
  if (chosen === day) return day !== '' && !hasPlannedTimes(day, now)
  return plannedProblem(plannedInstant(chosen), now) === 'too-soon'
}
