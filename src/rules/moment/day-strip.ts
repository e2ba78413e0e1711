import type { Availability } from './availability.ts'
import { halfDays } from './flex-slots.ts'
import { dayAndMonth } from './french.ts'
import { addDays, parisDay, type ParisDay } from './paris-time.ts'
import { mostDaysAhead } from './timetables.ts'

/** How many days have a chip, today included. */
export const dayCount = 14

/** Today and the thirteen days after it, in Paris. */
export function comingDays(now: Date): ParisDay[] {
  const today = parisDay(now)
  return Array.from({ length: dayCount }, (_, ahead) => addDays(today, ahead))
}

/** The last day that the calendar offers. */
export function lastDay(now: Date): ParisDay {
  return addDays(parisDay(now), mostDaysAhead)
}

/**
 * The chips of the days from the first open or chosen one on, and of a later chosen day; what cannot be asked for is
 * disabled, and a closed or full day is there with why.
 */
export function dayStrip(
  now: Date,
  isOpen: (day: ParisDay) => boolean,
  chosen: ParisDay,
  { closure, isFull }: Availability,
) {
  const coming = comingDays(now)
  const later = chosen > (coming.at(-1) ?? '') ? [chosen] : []
  const closed = (day: ParisDay) =>
    closure(day) ?? (!isOpen(day) && halfDays.some((halfDay) => isFull({ day, halfDay })) ? 'Complet' : null)
  const first = coming.findIndex((day) => day === chosen || closed(day) !== null || isOpen(day))
  return [...coming.slice(Math.max(first, 0)), ...later].map((day) => ({
    value: day,
    ...namesOf(day),
    disabled: !isOpen(day),
    closed: closed(day),
  }))
}

/** Kept: a strip is drawn at each press, and naming its days is most of the work. */
function namesOf(day: ParisDay) {
  let names = namesOfDay.get(day)
  if (names === undefined) {
    const noon = new Date(`${day}T12:00:00Z`)
    names = {
      weekday: weekdayName.format(noon),
      day: dayNumber.format(noon),
      month: monthName.format(noon),
      label: dayAndMonth(day),
    }
    namesOfDay.set(day, names)
  }
  return names
}

const namesOfDay = new Map<ParisDay, { weekday: string; day: string; month: string; label: string }>()

const french = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr-FR', { ...options, timeZone: 'UTC' })
const weekdayName = french({ weekday: 'short' })
const dayNumber = french({ day: 'numeric' })
const monthName = french({ month: 'short' })
