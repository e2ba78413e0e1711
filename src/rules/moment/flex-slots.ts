import type { Availability } from './availability.ts'
import { inProse } from './french.ts'
import {
  addDays,
  minutesOf,
  parisDay,
  parisInstant,
  parisMinutes,
  saturday,
  sunday,
  weekday,
  type ParisDay,
  type TimeOfDay,
} from './paris-time.ts'
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
  return nextFlexSlots(today, 1, now, availability)[0] ?? { day: addDays(today, 1), halfDay: 'AM' }
}

/** The first so many that are open, from a day on. */
export function nextFlexSlots(from: ParisDay, most: number, now: Date, availability: Availability): FlexSlot[] {
  const found: FlexSlot[] = []
  for (let day = from; found.length < most && day <= addDays(parisDay(now), mostDaysAhead); day = addDays(day, 1))
    for (const halfDay of halfDays)
      if (found.length < most && halfDayIsOpen({ day, halfDay }, now, availability)) found.push({ day, halfDay })
  return found
}

/**
 * Whether a slot can be asked for: within 60 days, not on Sunday, Saturday mornings only, today until 12:30, and on no
 * closed day (R57), nor where no place is left.
 */
export function halfDayIsOpen(slot: FlexSlot, now: Date, { closure, isFull }: Availability): boolean {
  const { day, halfDay } = slot
  const today = parisDay(now)
  if (day < today || day > addDays(today, mostDaysAhead) || weekday(day) === sunday) return false
  if ((weekday(day) === saturday && halfDay === 'PM') || closure(day) !== null || isFull(slot)) return false
  if (day > today) return true
  return halfDay === 'PM' && parisMinutes(now) < minutesOf(flexCutOff)
}

/** The half-day that a time of day lies in: until 12:30 the morning. */
export function halfDayAt(time: TimeOfDay): HalfDay {
  return halfDayFrom(minutesOf(time))
}

/** The half-day that an instant lies in. */
export function halfDayOf(at: Date): FlexSlot {
  return { day: parisDay(at), halfDay: halfDayFrom(parisMinutes(at)) }
}

function halfDayFrom(minutes: number): HalfDay {
  return minutes < minutesOf(flexCutOff) ? 'AM' : 'PM'
}

/** From when to when instants lie in it; the end is the next one's. */
export function halfDayBounds({ day, halfDay }: FlexSlot): { readonly from: Date; readonly to: Date } {
  const noon = parisInstant(day, flexCutOff)
  return halfDay === 'AM'
    ? { from: parisInstant(day, '0:00'), to: noon }
    : { from: noon, to: parisInstant(addDays(day, 1), '0:00') }
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
