import type { OrderList } from '#contract/order/history.ts'
import { edgeIn } from '#contract/order/order-edge.ts'

/** Renews a longer list: what the newer does not reach stays. `at`: when the older came; dropped across a gap. */
export function joinStretches(seen: OrderList | null, at: Date | null, newest: OrderList): OrderList {
  const edge = newest.older === null ? null : edgeIn(newest.older)
  if (seen === null || at === null || edge === null || edge.before > at) return newest
  const fresh = new Set(newest.orders.map(({ id }) => id))
  // The wire tells seconds; what the newer list has is known by its number.
  const further = seen.orders.filter(({ id, orderedAt }) => orderedAt <= edge.before && !fresh.has(id))
  return further.length === 0 ? newest : { orders: [...newest.orders, ...further], older: seen.older }
}
