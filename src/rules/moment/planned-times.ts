import type { Availability } from './availability.ts'
import { comingDays } from './day-strip.ts'
import { halfDayAt, halfDays } from './flex-slots.ts'
import { minutesOf, parisInstant, type ParisDay, type TimeOfDay } from './paris-time.ts'
import { plannedHoursOf, plannedProblem } from './planned-slot.ts'
import { twoDigits } from './two-digits.ts'

/** The half-hours of a day at which a planned delivery may be asked for: Saturday → 08:30, 09:00 … 12:30. */
export function plannedTimes(day: ParisDay, now: Date, availability: Availability): TimeOfDay[] {
  return halfHoursOf(day, availability).filter((time) => isOpen(day, time, now))
}

/** Whether a day has any such half-hour: if any, its last one. */
export function hasPlannedTimes(day: ParisDay, now: Date, availability: Availability): boolean {
  const last = halfHoursOf(day, availability).at(-1)
  return last !== undefined && isOpen(day, last, now)
}

/** The first of them from now on: Friday 10:00 → '2026-11-20 13:30'; '' when the coming days have none. */
export function firstPlannedTime(now: Date, availability: Availability): string {
  const day = comingDays(now).find((each) => hasPlannedTimes(each, now, availability))
  return day === undefined ? '' : `${day} ${plannedTimes(day, now, availability)[0] ?? ''}`
}

function isOpen(day: ParisDay, time: TimeOfDay, now: Date): boolean {
  return plannedProblem(parisInstant(day, time), now) === null
}

/** Those within the hours of that day, whatever the clock says; of a closed day, or a full half of one, none. */
function halfHoursOf(day: ParisDay, { closure, isFull }: Availability): readonly TimeOfDay[] {
  const hours = closure(day) === null ? plannedHoursOf(day) : null
  if (hours === null) return []
  const full = halfDays.filter((halfDay) => isFull({ day, halfDay }))
  return halfHours.filter(
    (time) =>
      minutesOf(time) >= minutesOf(hours.from) &&
      minutesOf(time) <= minutesOf(hours.to) &&
      !full.includes(halfDayAt(time)),
  )
}

const halfHours = Array.from(
  { length: 48 },
  (_, index): TimeOfDay => `${twoDigits(Math.floor(index / 2))}:${index % 2 === 0 ? '00' : '30'}` as TimeOfDay,
)
