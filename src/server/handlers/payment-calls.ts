import type { CardOutcome } from '#contract/payment/embedded-processor.ts'
import type { PaymentVerdict } from '#contract/payment/payment.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import type { CardStep } from '#server/adapters/payments/embedded-processor.ts'
import type { Intent } from '#server/adapters/payments/payments.ts'
import { checkMayBuy } from '#server/guards/may-buy.ts'
import type { Handlers } from '#server/http/handler.ts'
import { HttpError } from '#server/log/http-error.ts'
import { findOrder, foundOrder, type OrderRow } from '#server/orders/orders.ts'
import { holdPlace } from '#server/capacity/with-place.ts'
import { checkSlot, amountMismatch, chargedAndCancelled } from '#server/payment/refusals.ts'
import { openOrderPayment } from '#server/payment/open-order-payment.ts'
import { orderOfKey } from '#server/payment/payment-key.ts'
import { settle } from '#server/payment/settle.ts'
import type { World } from '#server/world.ts'

export const paymentCalls = {
  /** Opens the payment of an order that is stored already, at the price that its supplier was told (R49). */
  payOrder: async ({ params, body, caller }, world) => {
    checkMayBuy(caller)
    const order = foundOrder(await findOrder(world.db, caller.id, params.id))
    const mayBePaid = async () => {
      await checkSlot(order, world)
      await holdPlace(order, world)
    }
    return await openOrderPayment(order, body.amount, mayBePaid, world)
  },

  /**
   * Marks the order paid when the processor says so; what the page says does not count (R42).
   * A refusal has what the processor says instead.
   */
  confirmOrderPayment: async ({ body, caller }, world) => {
    const order = foundOrder(await findOrder(world.db, caller.id, body.orderId))
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
  },

  /** A test card for an intent of the demonstration. A refused card is an answer, not a failure of the call. */
  confirmEmbeddedCard: async ({ params, body }, { embeddedProcessor }) => {
    const { number, exp_month, exp_year } = body.card
    const step = await embeddedProcessor?.confirm(params.id, body.client_secret, {
      number,
      expMonth: exp_month,
      expYear: exp_year,
    })
    if (!step) throw unknownIntent()
    if (step === 'not-a-test-card') {
      throw new HttpError(400, 'Démonstration : seules les cartes de test sont acceptées.', {
        extra: { code: 'test_card_only' },
      })
    }
    return cardOutcome(step)
  },

  /** The answer to the demonstration's 3-D Secure question. */
  authenticateEmbeddedCard: async ({ params, body }, { embeddedProcessor }) => {
    const step = await embeddedProcessor?.authenticate(params.id, body.client_secret, body.approved)
    if (!step) throw unknownIntent()
    return cardOutcome(step)
  },
} satisfies Partial<Handlers>

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

/** A card step as it travels; the client secret stays where it is. */
function cardOutcome({ intent, error }: CardStep): CardOutcome {
  return {
    paymentIntent: { id: intent.id, status: intent.status, amount: intent.amount },
    error: error && { ...error },
  }
}

/** A wrong secret and an unknown intent are one and the same. */
function unknownIntent(): HttpError {
  return new HttpError(404, 'Paiement introuvable.')
}
