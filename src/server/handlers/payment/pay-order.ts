import type { Api } from '#contract/api.ts'
import { findOrder } from '#server/orders/orders.ts'
import type { Handler } from '#server/http/handler.ts'
import { HttpError } from '#server/log/http-error.ts'
import { checkSlot } from '#server/payment/check-slot.ts'
import { openOrderPayment } from '#server/payment/open-order-payment.ts'

/** Opens the payment of an order that is stored already, at the price that its supplier was told (R49). */
export const payOrder: Handler<Api['payOrder']> = async ({ params, body, caller }, world) => {
  const order = await findOrder(world.db, caller.id, params.id)
  if (order === null) throw new HttpError(404, 'Commande introuvable.')
  return await openOrderPayment(order, body.amount, () => checkSlot(order, world.now()), world)
}
