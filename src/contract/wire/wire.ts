import * as v from 'valibot'
import { centsFromEuros, type Cents } from '#rules/price/money.ts'
import { parisDayAndTime, parisInstant, type TimeOfDay, utcMidnight } from '#rules/moment/paris-time.ts'

/** Euros on the wire, a number or numeric text with two decimals, read as whole cents (R7). */
export const euros = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((value): Cents => centsFromEuros(value)),
  v.safeInteger('Montant invalide'),
)

/** An instant on the wire: Paris wall clock 'yyyy-MM-dd HH:mm:ss', or an ISO 8601 instant with its offset (R12). */
export const wireInstant = v.pipe(
  v.string(),
  v.transform((text) => instantFromWire(text)),
  v.date('Date invalide'),
)

/** 'yyyy-MM-dd HH:mm:ss' in Paris: 2026-11-20T09:30:05Z → '2026-11-20 10:30:05'. */
export function wireFromInstant(instant: Date): string {
  return parisDayAndTime(instant)
}

/** The instant of a wire date; an invalid Date when the text is none. */
export function instantFromWire(text: string): Date {
  // By their places: names cost as much as the rest, and a list has thousands of dates.
  const [, day, time, seconds, offset] = wireDate.exec(text) ?? []
  if (day === undefined || Number.isNaN(utcMidnight(day))) return new Date(Number.NaN)
  if (offset !== undefined) return new Date(text.replace(' ', 'T'))
  return parisInstant(day, (time ?? '00:00') as TimeOfDay, Number(seconds ?? 0))
}

const wireDate = /^(\d{4}-\d\d-\d\d)(?:[ T]((?:[01]\d|2[0-3]):[0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/

/** 'lat,lng' in degrees, as calculate-duration takes points. */
export const latLngText = v.pipe(
  v.string(),
  v.transform((text) => {
    const [lat, lng] = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
    return { lat: lat ?? Number.NaN, lng: lng ?? Number.NaN, parts: text.split(',').length }
  }),
  v.check(({ lat, lng, parts }) => parts === 2 && Math.abs(lat) <= 90 && Math.abs(lng) <= 180, 'Point invalide'),
  v.transform(({ lat, lng }) => ({ lat, lng })),
)

/** { lat: 43.6, lng: 7.01 } → '43.6,7.01'. */
export function latLngOnWire({ lat, lng }: { readonly lat: number; readonly lng: number }): string {
  return `${lat},${lng}`
}
