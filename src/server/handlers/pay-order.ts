import type { Api } from '#contract/api.ts'
import { isLapsed } from '#server/orders/is-lapsed.ts'
import { findOrder, type OrderRow } from '#server/orders/orders.ts'
import type { Handler } from '#server/handler.ts'
import { HttpError } from '#server/http-error.ts'
import { notPayable } from '#server/payment/not-payable.ts'
import { checkUnpaid, openOrderPayment } from '#server/payment/open-order-payment.ts'

/** Opens the payment of an order that is stored already, at the price that its supplier was told (R49). */
export const payOrder: Handler<Api['payOrder']> = async ({ params, body, caller }, world) => {
  const order = await findOrder(world.db, caller.id, params.id)
  if (order === null) throw new HttpError(404, 'Commande introuvable.')
  checkUnpaid(order)
  if (order.total_ttc === null) throw notPayable('Cette commande n’a pas encore de prix.')
  if (order.total_ttc !== body.amount) throw notPayable('Ce n’est pas le prix de cette commande : ouvre-la depuis ton historique.')
  return await openOrderPayment(order, order.total_ttc, () => checkSlot(order, world.now()), world)
}

/** A card must not pay for what cannot be delivered. What the team has begun is on its way, whenever it was asked for. */
function checkSlot(order: OrderRow, now: Date): void {
  if (isLapsed(order, now)) throw notPayable('Le créneau de cette commande est passé : choisis un nouveau créneau, puis paie.')
}
