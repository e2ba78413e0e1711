import { urgentPickup } from './departure.ts'
import { minutesOf, parisDay, parisMinutes, saturday, sunday, weekday } from './paris-time.ts'
import { bannerHours, type Hours } from './timetables.ts'

/** Whether the provider takes no deliveries at that moment, by the banner's hours; its closing minute is after them. */
export function isOutsideHours(now: Date): boolean {
  const hours = hoursOf(now)
  return hours === null || parisMinutes(now) < minutesOf(hours.from) || isAfterHours(now)
}

/** Whether an urgent order made now is picked up today although no deliveries are taken (R15): its hours are said. */
export function isLiteralOutsideHours(now: Date): boolean {
  return isOutsideHours(now) && parisDay(urgentPickup(now)) === parisDay(now)
}

/** Whether it is closed for the day: an order then waits for the next working day (section 1). So is all Sunday. */
export function isAfterHours(now: Date): boolean {
  const left = minutesLeftToday(now)
  return left === null || left <= 0
}

/** How many minutes are left until it closes, negative from then on; null on a Sunday. */
export function minutesLeftToday(now: Date): number | null {
  const hours = hoursOf(now)
  return hours && minutesOf(hours.to) - parisMinutes(now)
}

function hoursOf(now: Date): Hours | null {
  const day = weekday(parisDay(now))
  if (day === sunday) return null
  return day === saturday ? bannerHours.saturday : bannerHours.weekdays
}
