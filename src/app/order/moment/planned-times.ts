import type { ParisDay, TimeOfDay } from '#rules/paris-time.ts'
import { plannedProblem } from '#rules/planned-slot.ts'
import { twoDigits } from '#rules/two-digits.ts'
import { plannedInstant } from './planned-instant.ts'

/** The half-hours of a day at which a planned delivery may be asked for: Saturday → 08:30, 09:00 … 12:30. */
export function plannedTimes(day: ParisDay, now: Date): TimeOfDay[] {
  return halfHours.filter((time) => plannedProblem(plannedInstant(`${day} ${time}`), now) === null)
}

const halfHours = Array.from({ length: 48 }, (_, index): TimeOfDay => `${twoDigits(Math.floor(index / 2))}:${index % 2 === 0 ? '00' : '30'}` as TimeOfDay)
