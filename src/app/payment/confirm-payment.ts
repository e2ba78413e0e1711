import * as v from 'valibot'
import { Refused, SignedOut } from '#adapters/api/failures.ts'
import { someError } from '#adapters/payments/presented-card.ts'
import type { World } from '#app/world.ts'
import type { SuccessHandover } from '#contract/handover.ts'
import { confirmOrderPayment, isNotCharged, paymentVerdict } from '#contract/payment.ts'
import type { PaymentEnd } from './pay.ts'

/** What the page knows of the card when it asks the server: it succeeded, or no answer came. */
export type CardKnowledge = 'succeeded' | 'unanswered'

/** Lets the server ask the processor (R42). Asked as often as wanted: it never charges. */
export async function confirmPayment(call: World['call'], receipt: SuccessHandover, card: CardKnowledge): Promise<PaymentEnd> {
  try {
    await call(confirmOrderPayment, { body: { orderId: receipt.orderId, paymentIntentId: receipt.paymentIntentId } })
    return { end: 'paid', receipt }
  } catch (failure) {
    if (failure instanceof SignedOut) return { end: 'signed-out' }
    if (card === 'unanswered' && !receipt.refusedBefore && saysNotCharged(failure)) {
      return { end: 'failed', message: failure.refusal.message ?? someError, orderId: receipt.orderId }
    }
    return { end: 'unknown', receipt, card, isOpen: card === 'unanswered' && saysOpen(failure) }
  }
}

/** The server asked the processor, and the processor is sure that the card was not taken. The refusal of an earlier card says nothing of one that may still be under way. */
function saysNotCharged(failure: unknown): failure is Refused {
  return failure instanceof Refused && v.is(paymentVerdict, failure.body) && isNotCharged(failure.body)
}

/**
 * The server asked the processor, and the processor waits: for a card, for its holder, or it knows of no such payment. The card that was
 * sent may still arrive; going on is safe all the same, since one intent is charged once.
 */
function saysOpen(failure: unknown): boolean {
  if (!(failure instanceof Refused)) return false
  if (failure.status === 404) return true
  return v.is(paymentVerdict, failure.body) && failure.body.processor_status !== 'processing' && failure.body.processor_status !== 'succeeded'
}
