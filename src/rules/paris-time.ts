import { TZDate } from '@date-fns/tz'

/** A calendar day in Paris, 'yyyy-MM-dd'. */
export type ParisDay = string

/** A time of day in Paris, 'HH:mm'. */
export type TimeOfDay = `${number}:${number}`

export const sunday = 0
export const saturday = 6

/** The Paris day of an instant: 2026-11-20T23:30Z → '2026-11-21' (R12). */
export function parisDay(instant: Date): ParisDay {
  const paris = inParis(instant)
  return [paris.getFullYear(), two(paris.getMonth() + 1), two(paris.getDate())].join('-')
}

/** Minutes since midnight on the Paris clock: 2026-11-20T09:30Z → 630. */
export function parisMinutes(instant: Date): number {
  const paris = inParis(instant)
  return paris.getHours() * 60 + paris.getMinutes()
}

/** Seconds of the Paris clock, 0-59. */
export function parisSeconds(instant: Date): number {
  return inParis(instant).getSeconds()
}

/** '12:30' → 750. */
export function minutesOf(time: TimeOfDay): number {
  const [hours, minutes] = time.split(':').map(Number) as [number, number]
  return hours * 60 + minutes
}

/** The instant at which Paris shows that day and time; in the hour that spring skips, one hour later. */
export function parisInstant(day: ParisDay, time: TimeOfDay, seconds = 0): Date {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const minutes = minutesOf(time)
  const paris = new TZDate(year, month - 1, date, Math.floor(minutes / 60), minutes % 60, seconds, zone)
  return new Date(paris.getTime())
}

/** 0 (Sunday) to 6 (Saturday). */
export function weekday(day: ParisDay): number {
  return utcNoon(day).getUTCDay()
}

/** '2026-11-30' plus 1 → '2026-12-01'. */
export function addDays(day: ParisDay, count: number): ParisDay {
  const moved = utcNoon(day)
  moved.setUTCDate(moved.getUTCDate() + count)
  return moved.toISOString().slice(0, 10)
}

/** The first day from this one on that is not a Sunday. */
export function skipSunday(day: ParisDay): ParisDay {
  return weekday(day) === sunday ? addDays(day, 1) : day
}

const zone = 'Europe/Paris'

function inParis(instant: Date): TZDate {
  return new TZDate(instant, zone)
}

function utcNoon(day: ParisDay): Date {
  return new Date(`${day}T12:00:00Z`)
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
