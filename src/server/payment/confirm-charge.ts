import type { PaymentVerdict } from '#contract/payment/payment.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import type { Intent } from '#server/adapters/payments/payments.ts'
import { HttpError } from '#server/log/http-error.ts'
import { findAnyOrder, type OrderRow } from '#server/orders/orders.ts'
import type { World } from '#server/world.ts'
import { orderOfKey } from './payment-key.ts'
import { amountMismatch, chargedAndCancelled } from './refusals.ts'
import { settle } from './settle.ts'

/**
 * Makes the order paid when the processor says so of its intent; what the page says does not count (R42). 402 with what
 * the processor says instead; 404 for an intent of another order.
 */
export async function confirmCharge(order: OrderRow, intentId: string, world: World) {
  const replaced = order.intent_id === intentId ? null : await replacedIntent(order, intentId, world)
  if (order.payment_status !== 1) {
    const intent = order.intent_id === null ? null : await world.payments.retrieveIntent(order.intent_id)
    if (!(await settle(order, intent, world)))
      throw intent?.status === 'succeeded' ? amountMismatch(order) : notConfirmed(replaced ?? intent)
  }
  // It may have been cancelled meanwhile.
  const charged = await findAnyOrder(world.db, order.id)
  if (charged?.status === orderStatus.cancelled) throw chargedAndCancelled(charged)
  return { success: true, orderId: order.id }
}

/** A page may still ask about an intent of this order that was canceled, and gave way to another. */
async function replacedIntent(order: OrderRow, id: string, { payments }: World): Promise<Intent> {
  const intent = await payments.retrieveIntent(id)
  const named =
    intent?.status === 'canceled' && intent.idempotencyKey !== null ? orderOfKey(intent.idempotencyKey) : null
  if (intent === null || named?.id !== order.id || named.submission_id !== order.submission_id)
    throw new HttpError(404, 'Commande introuvable.')
  return intent
}

function notConfirmed(intent: Intent | null): HttpError {
  const verdict: PaymentVerdict & Record<string, unknown> = {
    processor_status: intent?.status ?? null,
    last_error: intent?.lastError ?? null,
    last_refusal: intent?.refusal ?? null,
  }
  return new HttpError(402, "Le paiement n'est pas confirmé.", { extra: verdict })
}
