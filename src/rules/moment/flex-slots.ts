import type { Availability } from './availability.ts'
import { inProse } from './french.ts'
import { addDays, minutesOf, parisDay, parisMinutes, saturday, sunday, weekday, type ParisDay } from './paris-time.ts'
import { hoursWord } from './opening-words.ts'
import { flexCutOff, flexHours, mostDaysAhead } from './timetables.ts'

export const halfDays = ['AM', 'PM'] as const
export type HalfDay = (typeof halfDays)[number]

/** A flex slot: a Paris day and half of it. */
export interface FlexSlot {
  readonly day: ParisDay
  readonly halfDay: HalfDay
}

/**
 * The slot of a new order (R14), the first that is open: Friday 12:29 → this afternoon, 12:30 → Saturday morning;
 * Saturday → Monday. Where none is, tomorrow morning, which the form then says is closed.
 */
export function defaultFlexSlot(now: Date, availability: Availability): FlexSlot {
  const today = parisDay(now)
  for (let ahead = 0; ahead <= mostDaysAhead; ahead++) {
    const day = addDays(today, ahead)
    const halfDay = halfDays.find((each) => halfDayIsOpen({ day, halfDay: each }, now, availability))
    if (halfDay) return { day, halfDay }
  }
  return { day: addDays(today, 1), halfDay: 'AM' }
}

/**
 * Whether a slot can be asked for: within 60 days, not on Sunday, Saturday mornings only, today until 12:30, and on no
 * closed day (R57).
 */
export function halfDayIsOpen({ day, halfDay }: FlexSlot, now: Date, { closure }: Availability): boolean {
  const today = parisDay(now)
  if (day < today || day > addDays(today, mostDaysAhead) || weekday(day) === sunday) return false
  if ((weekday(day) === saturday && halfDay === 'PM') || closure(day) !== null) return false
  if (day > today) return true
  return halfDay === 'PM' && parisMinutes(now) < minutesOf(flexCutOff)
}

/** Whether a day has any slot left. */
export function dayIsOpen(day: ParisDay, now: Date, availability: Availability): boolean {
  return halfDays.some((halfDay) => halfDayIsOpen({ day, halfDay }, now, availability))
}

/** 'PM' → 'après-midi'. */
export function halfDayName(halfDay: HalfDay): string {
  return names[halfDay].toLowerCase()
}

/** 'AM' → 'Matin 7h-12h'. */
export function halfDayLabel(halfDay: HalfDay): string {
  return `${names[halfDay]} ${hoursWord(flexHours[halfDay])}`
}

/** 'PM' → 'entre 13 h et 17 h'. */
export function betweenHours(halfDay: HalfDay): string {
  const { from, to } = flexHours[halfDay]
  return `entre ${inProse(from)} et ${inProse(to)}`
}

const names: Record<HalfDay, string> = { AM: 'Matin', PM: 'Après-midi' }
