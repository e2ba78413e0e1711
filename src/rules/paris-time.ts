import { tzOffset } from '@date-fns/tz'

/** A calendar day in Paris, 'yyyy-MM-dd'. */
export type ParisDay = string

/** A time of day in Paris, 'HH:mm'. */
export type TimeOfDay = `${number}:${number}`

export const sunday = 0
export const saturday = 6

/** The Paris day of an instant: 2026-11-20T23:30Z → '2026-11-21' (R12). */
export function parisDay(instant: Date): ParisDay {
  const paris = onParisWall(instant)
  return [String(paris.getUTCFullYear()).padStart(4, '0'), two(paris.getUTCMonth() + 1), two(paris.getUTCDate())].join('-')
}

/** Minutes since midnight on the Paris clock: 2026-11-20T09:30Z → 630. */
export function parisMinutes(instant: Date): number {
  const paris = onParisWall(instant)
  return paris.getUTCHours() * 60 + paris.getUTCMinutes()
}

/** Seconds of the Paris clock, 0-59. */
export function parisSeconds(instant: Date): number {
  return onParisWall(instant).getUTCSeconds()
}

/** '12:30' → 750. */
export function minutesOf(time: TimeOfDay): number {
  const [hours, minutes] = time.split(':').map(Number) as [number, number]
  return hours * 60 + minutes
}

/** The instant at which Paris shows that day and time; in the hour that spring skips, one hour later; in the hour that autumn doubles, the first one. */
export function parisInstant(day: ParisDay, time: TimeOfDay, seconds = 0): Date {
  const wall = Date.parse(`${day}T00:00:00Z`) + minutesOf(time) * minuteMs + seconds * 1000
  const inSummer = new Date(wall - 120 * minuteMs)
  return parisOffset(inSummer) === 120 ? inSummer : new Date(wall - 60 * minuteMs)
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

const minuteMs = 60_000

/** A date whose UTC fields are what the clocks of Paris show; nothing of the device's own zone enters (R12). */
function onParisWall(instant: Date): Date {
  return new Date(instant.getTime() + parisOffset(instant) * minuteMs)
}

/** How far Paris is ahead of UTC, minutes: 60 in winter, 120 in summer. */
function parisOffset(instant: Date): number {
  return tzOffset('Europe/Paris', instant)
}

function utcNoon(day: ParisDay): Date {
  return new Date(`${day}T12:00:00Z`)
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
