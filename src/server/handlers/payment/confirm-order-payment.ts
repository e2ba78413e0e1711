import type { Api } from '#contract/api.ts'
import type { PaymentVerdict } from '#contract/payment/payment.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import type { Intent } from '#server/adapters/payments/payments.ts'
import { findOrder, type OrderRow } from '#server/orders/orders.ts'
import type { Handler } from '#server/http/handler.ts'
import { amountMismatch } from '#server/payment/amount-mismatch.ts'
import { chargedAndCancelled } from '#server/payment/charged-and-cancelled.ts'
import { orderOfKey } from '#server/payment/payment-key.ts'
import { settle } from '#server/payment/settle.ts'
import { HttpError } from '#server/log/http-error.ts'
import type { World } from '#server/world.ts'

/** Marks the order paid when the processor says so; what the page says does not count (R42). A refusal tells what the processor says instead. */
export const confirmOrderPayment: Handler<Api['confirmOrderPayment']> = async ({ body, caller }, world) => {
  const order = await findOrder(world.db, caller.id, body.orderId)
  if (order === null) throw unknownOrder()
  const replaced =
    order.intent_id === body.paymentIntentId ? null : await replacedIntent(order, body.paymentIntentId, world)
  if (order.payment_status !== 1) {
    const intent = order.intent_id === null ? null : await world.payments.retrieveIntent(order.intent_id)
    if (!(await settle(order, intent, world)))
      throw intent?.status === 'succeeded' ? amountMismatch(order) : notConfirmed(replaced ?? intent)
  }
  // It may have been cancelled meanwhile.
  const charged = await findOrder(world.db, caller.id, order.id)
  if (charged?.status === orderStatus.cancelled) throw chargedAndCancelled(charged)
  return { success: true, orderId: order.id }
}

/** A page may still ask about an intent of this order that was canceled, and gave way to another. */
async function replacedIntent(order: OrderRow, id: string, { payments }: World): Promise<Intent> {
  const intent = await payments.retrieveIntent(id)
  const named =
    intent?.status === 'canceled' && intent.idempotencyKey !== null ? orderOfKey(intent.idempotencyKey) : null
  if (intent === null || named?.id !== order.id || named.submission_id !== order.submission_id) throw unknownOrder()
  return intent
}

function unknownOrder(): HttpError {
  return new HttpError(404, 'Commande introuvable.')
}

function notConfirmed(intent: Intent | null): HttpError {
  const verdict: PaymentVerdict & Record<string, unknown> = {
    processor_status: intent?.status ?? null,
    last_error: intent?.lastError ?? null,
    last_refusal: intent?.refusal ?? null,
  }
  return new HttpError(402, "Le paiement n'est pas confirmé.", { extra: verdict })
}
