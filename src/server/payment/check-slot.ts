import { isLapsed } from '#server/orders/is-lapsed.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import { notPayable } from './not-payable.ts'

/** Refuses an unpaid order that has lapsed: a card must not pay for what cannot be delivered. What the team has begun is on its way, whenever it was asked for. */
export function checkSlot(order: OrderRow, now: Date): void {
  if (isLapsed(order, now))
    throw notPayable('Cette commande n’a pas été payée à temps : choisis un nouveau créneau, puis paie.')
}
