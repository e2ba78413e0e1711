import type { Favourites } from '#contract/account/favourites.ts'
import { repeatableOnWire, type Repeatable } from '#contract/order/repeatable.ts'

/** Whether this order is among those that were named. */
export function isTemplate({ orders }: Favourites, order: Repeatable): boolean {
  const spelled = spell(order)
  return orders.some((kept) => spell(kept.order) === spelled)
}

function spell(order: Repeatable): string {
  return JSON.stringify(repeatableOnWire(order))
}
