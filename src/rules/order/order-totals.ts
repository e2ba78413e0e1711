import type { Cents } from '#rules/price/money.ts'
import { orderStatus } from './order-status.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { isLapsed, isPayable, type DatedPayable } from './payable.ts'

/** What orders add up to. `ht` and `vat` are null when the provider does not say them of every order that counts. */
export interface OrderTotals {
  readonly count: number
  readonly toPay: number
  readonly cancelled: number
  /** Neither cancelled nor priced: they count for nothing yet. */
  readonly unpriced: number
  /** Lapsed: nothing is owed for them. */
  readonly lapsed: number
  readonly ht: Cents | null
  readonly vat: Cents | null
  readonly ttc: Cents
}

/** The totals of one month; `month`: 'yyyy-MM' on the Paris calendar. */
export interface MonthTotals extends OrderTotals {
  readonly month: string
}

interface Counted extends DatedPayable {
  readonly totalHT: Cents | null
  readonly vat: Cents | null
}

/**
 * Adds orders up; cancelled, unpriced and lapsed ones count, and cost nothing: 47,88 and a cancelled 23,88 → 2, 47,88.
 */
export function orderTotals(orders: readonly Counted[], now: Date): OrderTotals {
  const standing = orders.filter((order) => order.status !== orderStatus.cancelled)
  const lapsed = standing.filter((order) => isLapsed(order, now))
  const priced = standing.filter((order) => order.totalTTC !== null)
  const owed = priced.filter((order) => !lapsed.includes(order))
  return {
    count: orders.length,
    toPay: standing.filter((order) => isPayable(order, now)).length,
    cancelled: orders.length - standing.length,
    unpriced: standing.length - priced.length,
    lapsed: lapsed.length,
    ht: sum(owed.map((order) => order.totalHT)),
    vat: sum(owed.map((order) => order.vat)),
    ttc: sum(owed.map((order) => order.totalTTC)) ?? 0,
  }
}

/** The totals of each month that has orders, in the order they come in. */
export function monthTotals(orders: readonly Counted[], now: Date): MonthTotals[] {
  const months = Map.groupBy(orders, (order) => parisDay(order.orderedAt).slice(0, 7))
  return [...months].map(([month, ofMonth]) => ({ month, ...orderTotals(ofMonth, now) }))
}

function sum(amounts: readonly (Cents | null)[]): Cents | null {
  return amounts.reduce<Cents | null>((total, amount) => (total === null || amount === null ? null : total + amount), 0)
}
