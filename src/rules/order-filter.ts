import { parisDay, subMonths } from './paris-time.ts'

/** What the history shows: the last six months, or one year (section 2). */
export type Period = 'last-6-months' | `${number}`

/** Orders of the period, newest first; the six months are counted on the Paris calendar: on 20 November, from 20 May on. */
export function ordersIn<O extends { readonly orderedAt: Date }>(orders: readonly O[], period: Period, now: Date): O[] {
  const kept = period === 'last-6-months' ? since(orders, subMonths(parisDay(now), 6)) : ofYear(orders, period)
  return kept.toSorted((a, b) => b.orderedAt.getTime() - a.orderedAt.getTime())
}

/** The years that orders were made in, newest first. */
export function yearsOf(orders: readonly { readonly orderedAt: Date }[]): Period[] {
  return [...new Set(orders.map((order) => yearOf(order.orderedAt)))].toSorted().toReversed() as Period[]
}

function since<O extends { readonly orderedAt: Date }>(orders: readonly O[], day: string): O[] {
  return orders.filter((order) => parisDay(order.orderedAt) >= day)
}

function ofYear<O extends { readonly orderedAt: Date }>(orders: readonly O[], year: string): O[] {
  return orders.filter((order) => yearOf(order.orderedAt) === year)
}

function yearOf(instant: Date): string {
  return parisDay(instant).slice(0, 4)
}
