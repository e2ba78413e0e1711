import { holidayName } from './holidays.ts'
import { addDays, parisDay, sunday, weekday, type ParisDay } from './paris-time.ts'

/**
 * The last day to report a damage to the carrier: the third after the delivery's, Sundays and public holidays not
 * counted (code de commerce, L133-3). Delivered on Friday 22 May 2026, before Whit Monday → '2026-05-27', Wednesday.
 */
export function lastDamageDay(deliveredAt: Date): ParisDay {
  let day = parisDay(deliveredAt)
  for (let left = daysToReport; left > 0;) {
    day = addDays(day, 1)
    if (weekday(day) !== sunday && holidayName(day) === null) left -= 1
  }
  return day
}

const daysToReport = 3
