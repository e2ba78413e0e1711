import type { Api } from '#contract/api.ts'
import { findOrder, markPaid } from '#server/db/orders.ts'
import type { Handler } from '#server/handler.ts'
import { Refused } from '#server/refused.ts'

/** Marks the order paid when the processor says so; what the page says does not count (R42). */
export const confirmOrderPayment: Handler<Api['confirmOrderPayment']> = async ({ body, caller }, { db, payments, now }) => {
  const order = await findOrder(db, caller.id, body.orderId)
  if (order === null || order.intent_id !== body.paymentIntentId) throw new Refused(404, 'Commande introuvable.')
  if (order.payment_status !== 1) {
    const intent = await payments.retrieveIntent(order.intent_id)
    if (intent?.status !== 'succeeded' || intent.amount !== order.total_ttc) throw new Refused(402, "Le paiement n'est pas confirmé.")
    await markPaid(db, order.id, now())
  }
  return { success: true, orderId: order.id }
}
