import { parisDay, parisInstant, subMonths } from './paris-time.ts'

/** How far back one reading of the history goes, whole months of the Paris calendar beside the one it starts in. */
const monthsAtOnce = 24

/** Where a reading of the history that starts at an instant ends: on 23 November 2026, with 1 November 2024, 0:00. */
export function windowStart(from: Date): Date {
  return monthStart(subMonths(`${parisMonth(from)}-01`, monthsAtOnce).slice(0, 7))
}

/** The Paris month of an instant: 2026-11-30T23:30Z → '2026-12'. */
export function parisMonth(instant: Date): string {
  return parisDay(instant).slice(0, 7)
}

/** '2026-12' → '2027-01'. */
export function monthAfter(month: string): string {
  return subMonths(`${month}-01`, -1).slice(0, 7)
}

/** The first instant of a Paris month: '2024-11' → 2024-10-31T23:00Z. */
export function monthStart(month: string): Date {
  return parisInstant(`${month}-01`, '00:00')
}
