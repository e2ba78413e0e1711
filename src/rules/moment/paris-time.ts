import { tzOffset } from '@date-fns/tz/tzOffset'
import { addDays as daysAfter } from 'date-fns/addDays'
import { formatISO } from 'date-fns/formatISO'
import { getDay } from 'date-fns/getDay'
import { subMonths as monthsBefore } from 'date-fns/subMonths'
import { twoDigits } from './two-digits.ts'

/** A calendar day in Paris, 'yyyy-MM-dd'. */
export type ParisDay = string

/** A time of day in Paris, 'HH:mm'. */
export type TimeOfDay = `${number}:${number}`

export const sunday = 0
export const saturday = 6

/** The Paris day of an instant: 2026-11-20T23:30Z → '2026-11-21' (R12). */
export function parisDay(instant: Date): ParisDay {
  return dayOf(onParisWall(instant).getTime())
}

/** Day and clock of Paris, to the second: 2026-11-20T09:30:05Z → '2026-11-20 10:30:05'. */
export function parisDayAndTime(instant: Date): string {
  const paris = onParisWall(instant)
  return `${dayOf(paris.getTime())} ${twoDigits(paris.getUTCHours())}:${twoDigits(paris.getUTCMinutes())}:${twoDigits(paris.getUTCSeconds())}`
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
  const colon = time.indexOf(':')
  return Number(time.slice(0, colon)) * 60 + Number(time.slice(colon + 1))
}

/** The instant at which Paris shows that; an hour later where spring skips it, the first where autumn doubles it. */
export function parisInstant(day: ParisDay, time: TimeOfDay, seconds = 0): Date {
  const wall = utcMidnight(day) + minutesOf(time) * minuteMs + seconds * 1000
  const inSummer = new Date(wall - 120 * minuteMs)
  return parisOffset(inSummer) === 120 ? inSummer : new Date(wall - 60 * minuteMs)
}

/** 0 (Sunday) to 6 (Saturday). */
export function weekday(day: ParisDay): number {
  return getDay(noonOf(day))
}

/** '2026-11-30' plus 1 → '2026-12-01'. */
export function addDays(day: ParisDay, count: number): ParisDay {
  return dayAt(daysAfter(noonOf(day), count))
}

/** '2026-08-31' less 6 → '2026-02-28', the last day there is. */
export function subMonths(day: ParisDay, count: number): ParisDay {
  return dayAt(monthsBefore(noonOf(day), count))
}

const minuteMs = 60_000

/** The midnight of a day in UTC, ms, kept: a list asks for the same days often. NaN of '2026-02-30'. */
export function utcMidnight(day: ParisDay): number {
  let midnight = midnights.get(day)
  if (midnight === undefined) {
    midnight = Date.parse(`${day}T00:00:00Z`)
    // Read as 2 March, or not at all.
    if (new Date(midnight).getUTCDate() !== Number(day.slice(8))) midnight = Number.NaN
    if (midnights.size >= mostDaysKept) midnights.clear()
    midnights.set(day, midnight)
  }
  return midnight
}

const midnights = new Map<ParisDay, number>()

/** A date whose UTC fields are what the clocks of Paris show; nothing of the device's own zone enters (R12). */
function onParisWall(instant: Date): Date {
  return new Date(instant.getTime() + parisOffset(instant) * minuteMs)
}

/** Minutes that Paris is ahead of UTC, 60 or 120; kept by day: the zone's table is slow to ask. */
function parisOffset(instant: Date): number {
  const day = Math.floor(instant.getTime() / dayMs)
  let offset = offsetOfDay.get(day)
  if (offset === undefined) {
    offset = steadyOffset(day)
    if (offsetOfDay.size >= mostDaysKept) offsetOfDay.clear()
    offsetOfDay.set(day, offset)
  }
  return offset ?? tzOffset(zone, instant)
}

const zone = 'Europe/Paris'
const dayMs = 86_400_000
const mostDaysKept = 4000

/** By UTC day; null on a day when the clocks change. */
const offsetOfDay = new Map<number, number | null>()

function steadyOffset(day: number): number | null {
  const offset = tzOffset(zone, new Date(day * dayMs))
  return offset === tzOffset(zone, new Date((day + 1) * dayMs)) ? offset : null
}

/** The day that a wall shows, ms as if it were UTC; written once each. */
function dayOf(wall: number): ParisDay {
  const number = Math.floor(wall / dayMs)
  let day = days.get(number)
  if (day === undefined) {
    const date = new Date(wall)
    day = `${String(date.getUTCFullYear()).padStart(4, '0')}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`
    if (days.size >= mostDaysKept) days.clear()
    days.set(number, day)
  }
  return day
}

const days = new Map<number, ParisDay>()

/** The device's own noon of a day, which exists in every zone, stands for the day while it is reckoned with. */
function noonOf(day: ParisDay): Date {
  return new Date(`${day}T12:00`)
}

function dayAt(noon: Date): ParisDay {
  return formatISO(noon, { representation: 'date' })
}
