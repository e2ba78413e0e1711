import * as v from 'valibot'
import { Refused, SignedOut } from '#adapters/api/failures.ts'
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
    if (card === 'unanswered' && saysNotCharged(failure)) {
      return { end: 'failed', message: failure.refusal.message ?? 'Une erreur est survenue', orderId: receipt.orderId }
    }
    return { end: 'unknown', receipt, card }
  }
}

/** The server asked the processor, and the processor is sure that the card was not taken. */
function saysNotCharged(failure: unknown): failure is Refused {
  return failure instanceof Refused && v.is(paymentVerdict, failure.body) && isNotCharged(failure.body)
}
