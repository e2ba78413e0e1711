import { monthStart } from '#rules/moment/history-window.ts'
import { parisDay, parisInstant, subMonths } from '#rules/moment/paris-time.ts'

/** What the history shows: the last six months, or one year (section 2). */
export type Period = 'last-6-months' | `${number}`

/** Orders of the period, newest first; six months of the Paris calendar: on 20 November, from 20 May on. */
export function ordersIn<O extends { readonly orderedAt: Date }>(orders: readonly O[], period: Period, now: Date): O[] {
  const [from, to] = [periodStart(period, now).getTime(), periodEnd(period)]
  const kept = orders.filter(({ orderedAt }) => orderedAt.getTime() >= from && orderedAt.getTime() < to)
  return kept.toSorted((a, b) => b.orderedAt.getTime() - a.orderedAt.getTime())
}

/** The first instant of a period: on 20 November 2026, 20 May 2026 at 0:00 of Paris; of '2025', its 1 January. */
export function periodStart(period: Period, now: Date): Date {
  return period === 'last-6-months' ? parisInstant(subMonths(parisDay(now), 6), '00:00') : monthStart(`${period}-01`)
}

/** The years that orders were made in, newest first. */
export function yearsOf(orders: readonly { readonly orderedAt: Date }[]): Period[] {
  return [...new Set(orders.map((order) => yearOf(order.orderedAt)))].toSorted().toReversed()
}

/** The Paris year of an instant. */
export function yearOf(instant: Date): Exclude<Period, 'last-6-months'> {
  return parisDay(instant).slice(0, 4) as `${number}`
}

function periodEnd(period: Period): number {
  return period === 'last-6-months' ? Number.POSITIVE_INFINITY : monthStart(`${Number(period) + 1}-01`).getTime()
}
