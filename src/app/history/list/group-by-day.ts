import { longDay } from '#rules/french.ts'
import { parisDay, type ParisDay } from '#rules/paris-time.ts'

/** The orders of one Paris day. */
export interface OrderDay<O> {
  readonly day: ParisDay
  /** 'vendredi 20 novembre 2026' */
  readonly title: string
  readonly orders: readonly O[]
}

/** Orders by the Paris day they were made on; days and orders keep the order they came in. */
export function groupByDay<O extends { readonly orderedAt: Date }>(orders: readonly O[]): OrderDay<O>[] {
  const days = Map.groupBy(orders, (order) => parisDay(order.orderedAt))
  return [...days].map(([day, ofDay]) => ({ day, title: longDay((ofDay[0] as O).orderedAt), orders: ofDay }))
}
