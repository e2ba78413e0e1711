import type { Api } from '#contract/api.ts'
import type { PaymentVerdict } from '#contract/payment.ts'
import type { Intent } from '#server/adapters/payments/payments.ts'
import { findOrder } from '#server/db/orders.ts'
import type { Handler } from '#server/handler.ts'
import { settle } from '#server/payment/settle.ts'
import { Refused } from '#server/refused.ts'

/** Marks the order paid when the processor says so; what the page says does not count (R42). A refusal tells what the processor says instead. */
export const confirmOrderPayment: Handler<Api['confirmOrderPayment']> = async ({ body, caller }, world) => {
  const order = await findOrder(world.db, caller.id, body.orderId)
  if (order === null || order.intent_id !== body.paymentIntentId) throw new Refused(404, 'Commande introuvable.')
  if (order.payment_status !== 1) {
    const intent = await world.payments.retrieveIntent(order.intent_id)
    if (!(await settle(order, intent, world))) throw new Refused(402, "Le paiement n'est pas confirmé.", { extra: verdictOf(intent) })
  }
  return { success: true, orderId: order.id }
}

function verdictOf(intent: Intent | null): PaymentVerdict & Record<string, unknown> {
  return { processor_status: intent?.status ?? null, last_error: intent?.lastError ?? null }
}
