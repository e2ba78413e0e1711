import { addDays, minutesOf, parisDay, parisInstant, parisMinutes, parisSeconds, saturday, sunday, weekday } from './paris-time.ts'
import { mostDaysAhead, plannedHours } from './timetables.ts'

/** Why a planned moment is refused. */
export type PlannedProblem = 'too-soon' | 'outside-hours'

const leadMs = 3 * 60 * 60 * 1000

/** A planned moment is strictly more than 3 hours (R16) and at most 60 days ahead, within Monday-Friday 7:30-17:30, Saturday 8:30-12:30; null when it is fine. */
export function plannedProblem(moment: Date, now: Date): PlannedProblem | null {
  if (moment.getTime() - now.getTime() <= leadMs) return 'too-soon'
  return isWithinPlannedHours(moment) && moment < parisInstant(addDays(parisDay(now), mostDaysAhead + 1), '00:00') ? null : 'outside-hours'
}

function isWithinPlannedHours(moment: Date): boolean {
  const day = weekday(parisDay(moment))
  if (day === sunday) return false
  const hours = day === saturday ? plannedHours.saturday : plannedHours.weekdays
  const minute = parisMinutes(moment) + parisSeconds(moment) / 60
  return minute >= minutesOf(hours.from) && minute <= minutesOf(hours.to)
}
