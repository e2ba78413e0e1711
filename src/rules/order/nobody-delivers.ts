import { slotDay, type Slot } from './delivery-times.ts'
import { closedDay, type Availability } from '#rules/moment/availability.ts'
import { inProse } from '#rules/moment/french.ts'
import { saturday, weekday } from '#rules/moment/paris-time.ts'
import { isWithinPlannedHours, plannedHoursOf } from '#rules/moment/planned-slot.ts'

/** Why nothing is delivered in a slot, null where it is: a Sunday → 'On ne livre pas le dimanche.' */
export function nobodyDelivers(slot: Slot, { closure }: Availability): string | null {
  const day = slotDay(slot)
  const hours = plannedHoursOf(day)
  if (hours === null) return 'On ne livre pas le dimanche.'
  const closed = closure(day)
  if (closed !== null) return closedDay(closed)
  const isSaturday = weekday(day) === saturday
  if (slot.kind === 'half-day')
    return isSaturday && slot.slot.halfDay === 'PM' ? 'Le samedi, on ne livre que le matin.' : null
  return isWithinPlannedHours(slot.at)
    ? null
    : `${isSaturday ? 'Le samedi' : 'Du lundi au vendredi'}, on livre entre ${inProse(hours.from)} et ${inProse(hours.to)}.`
}
