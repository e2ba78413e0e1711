import { holdPlace } from '#server/capacity/with-place.ts'
import { checkMayBuy } from '#server/guards/may-buy.ts'
import type { Handlers } from '#server/http/handler.ts'
import { findOrder, foundOrder } from '#server/orders/orders.ts'
import { checkPays, followPayLink } from '#server/pay-links/followed-pay-link.ts'
import { makePayLink } from '#server/pay-links/make-pay-link.ts'
import { payLinkOnWire } from '#server/pay-links/pay-link-on-wire.ts'
import { confirmCharge } from '#server/payment/confirm-charge.ts'
import { openOrderPayment } from '#server/payment/open-order-payment.ts'
import { notPayable } from '#server/payment/refusals.ts'

/** Links by which anybody pays an order (decision 149). */
export const payLinkCalls = {
  /** Makes the link of an order that is stored already. */
  makePayLink: async ({ params, body, caller }, world) => {
    checkMayBuy(caller)
    const order = foundOrder(await findOrder(world.db, caller.id, params.id))
    return await makePayLink(order, body.amount, caller.id, world)
  },

  readPayLink: async ({ params }, world) => await payLinkOnWire(await followPayLink(params.token, world), world),

  /** Opens the one payment of the order; what became of the link is looked at again before a secret goes out. */
  openPayLink: async ({ params, body }, world) => {
    const followed = await followPayLink(params.token, world)
    checkPays(followed)
    if (body.amount !== followed.link.cents)
      throw notPayable('Ce n’est pas le prix de cette commande : rouvre le lien.')
    const stillPays = async () => {
      checkPays(await followPayLink(params.token, world))
      await holdPlace(followed.order, world)
    }
    return await openOrderPayment(followed.order, { amount: body.amount, payerId: null }, stillPays, world)
  },

  /** A card that left while the link was good may be charged after its end: it pays the order, once. */
  confirmPayLink: async ({ params, body }, world) => {
    const { order } = await followPayLink(params.token, world)
    return await confirmCharge(order, body.paymentIntentId, world)
  },
} satisfies Partial<Handlers>
