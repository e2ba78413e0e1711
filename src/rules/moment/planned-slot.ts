import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds'
import { hoursToMilliseconds } from 'date-fns/hoursToMilliseconds'
import {
  addDays,
  minutesOf,
  parisDay,
  parisInstant,
  parisMinutes,
  parisSeconds,
  saturday,
  sunday,
  weekday,
  type ParisDay,
} from './paris-time.ts'
import { mostDaysAhead, plannedHours, type Hours } from './timetables.ts'

/** Why a planned moment is refused. */
export type PlannedProblem = 'too-soon' | 'too-far' | 'outside-hours'

const leadMs = hoursToMilliseconds(3)

/** Why a planned moment is refused: it is over 3 hours (R16), at most 60 days ahead, in its day's hours; else null. */
export function plannedProblem(moment: Date, now: Date): PlannedProblem | null {
  if (differenceInMilliseconds(moment, now) <= leadMs) return 'too-soon'
  if (moment >= parisInstant(addDays(parisDay(now), mostDaysAhead + 1), '00:00')) return 'too-far'
  return isWithinPlannedHours(moment) ? null : 'outside-hours'
}

/** The hours of a day, null on a Sunday: '2026-11-21', a Saturday → 8:30 to 12:30. */
export function plannedHoursOf(day: ParisDay): Hours | null {
  const name = weekday(day)
  if (name === sunday) return null
  return name === saturday ? plannedHours.saturday : plannedHours.weekdays
}

/** Whether planned deliveries are sold at that hour of its day, both ends included: Saturday 12:30 → true. */
export function isWithinPlannedHours(moment: Date): boolean {
  const hours = plannedHoursOf(parisDay(moment))
  if (hours === null) return false
  const minute = parisMinutes(moment) + parisSeconds(moment) / 60
  return minute >= minutesOf(hours.from) && minute <= minutesOf(hours.to)
}
