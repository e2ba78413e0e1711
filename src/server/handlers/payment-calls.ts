import { noSuchCard, type CardOutcome } from '#contract/payment/embedded-processor.ts'
import type { CardStep } from '#server/adapters/payments/embedded-processor.ts'
import { checkMayBuy } from '#server/guards/may-buy.ts'
import type { Handlers } from '#server/http/handler.ts'
import { HttpError } from '#server/log/http-error.ts'
import { findOrder, foundOrder } from '#server/orders/orders.ts'
import { holdPlace } from '#server/capacity/with-place.ts'
import { confirmCharge } from '#server/payment/confirm-charge.ts'
import { checkSlot } from '#server/payment/refusals.ts'
import { openOrderPayment } from '#server/payment/open-order-payment.ts'
import { putOnAccount } from '#server/trade-account/put-on-account.ts'

export const paymentCalls = {
  /** Opens the payment of an order that is stored already, at the price that its supplier was told (R49). */
  payOrder: async ({ params, body, caller }, world) => {
    checkMayBuy(caller)
    const order = foundOrder(await findOrder(world.db, caller.id, params.id))
    const mayBePaid = async () => {
      await checkSlot(order, world)
      await holdPlace(order, world)
    }
    return await openOrderPayment(order, { amount: body.amount, payerId: caller.id }, mayBePaid, world)
  },

  /** Puts an order that is stored already on its organisation's account. */
  putOnAccount: async ({ params, body, caller }, world) => {
    checkMayBuy(caller)
    const order = foundOrder(await findOrder(world.db, caller.id, params.id))
    return await putOnAccount(order, body.amount, caller, world)
  },

  /**
   * Marks the order paid when the processor says so; what the page says does not count (R42).
   * A refusal has what the processor says instead.
   */
  confirmOrderPayment: async ({ body, caller }, world) => {
    const order = foundOrder(await findOrder(world.db, caller.id, body.orderId))
    return await confirmCharge(order, body.paymentIntentId, world)
  },

  /** A test card for an intent of the demonstration. A refused card is an answer, not a failure of the call. */
  confirmEmbeddedCard: async ({ params, body }, { embeddedProcessor }) => {
    const { number, exp_month, exp_year } = body.card
    const card = { number, expMonth: exp_month, expYear: exp_year }
    const step = await embeddedProcessor?.confirm(params.id, body.client_secret, card, body.save)
    if (!step) throw unknownIntent()
    if (step === 'not-a-test-card') {
      throw new HttpError(400, 'Démonstration : seules les cartes de test sont acceptées.', {
        extra: { code: 'test_card_only' },
      })
    }
    return cardOutcome(step)
  },

  /** The same with a card that the demonstration keeps for who pays; another's is as unknown as none (404). */
  confirmSavedCard: async ({ params, body }, { embeddedProcessor }) => {
    const step = await embeddedProcessor?.confirmKept(params.id, body.client_secret, body.saved_card)
    if (!step) throw unknownIntent()
    if (step === 'no-such-card') throw new HttpError(404, 'Cette carte n’est plus gardée.', { extra: noSuchCard })
    return cardOutcome(step)
  },

  /** The answer to the demonstration's 3-D Secure question. */
  authenticateEmbeddedCard: async ({ params, body }, { embeddedProcessor }) => {
    const step = await embeddedProcessor?.authenticate(params.id, body.client_secret, body.approved)
    if (!step) throw unknownIntent()
    return cardOutcome(step)
  },
} satisfies Partial<Handlers>

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
