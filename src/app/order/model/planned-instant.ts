import { instantFromWire } from '#contract/wire/wire.ts'

/**
 * The instant of a planned delivery as the form writes it; an invalid Date while it is no day and time: '2026-11-23
 * 14:30' → 13:30Z.
 */
export function plannedInstant(text: string): Date {
  return instantFromWire(isDayAndTime.test(text) ? text : '')
}

/** '2026-11-23 14:30' and '2026-11-23' → '2026-11-23'. */
export function plannedDay(text: string): string {
  return text.slice(0, 10)
}

const isDayAndTime = /^\d{4}-\d\d-\d\d \d\d:\d\d$/
