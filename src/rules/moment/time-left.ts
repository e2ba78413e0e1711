import type { Availability } from './availability.ts'
import { halfDayIsOpen } from './flex-slots.ts'
import { minutesOf, parisDay, parisMinutes } from './paris-time.ts'
import { minutesLeftToday } from './provider-hours.ts'
import { flexCutOff } from './timetables.ts'

/** How many minutes are left to ask for this afternoon under Flex, null when it cannot be: 11:48 → 42. */
export function minutesLeftForAfternoon(now: Date, availability: Availability): number | null {
  if (!halfDayIsOpen({ day: parisDay(now), halfDay: 'PM' }, now, availability)) return null
  return minutesOf(flexCutOff) - parisMinutes(now)
}

/** How many minutes are left for an urgent pickup today, in the banner's last hour, else null: Friday 16:18 → 42. */
export function minutesLeftForUrgent(now: Date): number | null {
  const left = minutesLeftToday(now)
  return left !== null && left > 0 && left <= 60 ? left : null
}
