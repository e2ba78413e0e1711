import * as v from 'valibot'
import { Refused, SignedOut, someError } from '#adapters/failures/failures.ts'
import { reportMistake } from '#adapters/failures/report-mistake.ts'
import type { World } from '#app/world.ts'
import type { SuccessHandover } from '#contract/handover/handover.ts'
import {
  confirmOrderPayment,
  isNotCharged,
  amountMismatch,
  paymentVerdict,
  type PaymentVerdict,
} from '#contract/payment/payment.ts'
import type { CardKnowledge, PaymentEnd } from './machine/payment-end.ts'

/** Lets the server ask the processor (R42). Asked as often as wanted: it never charges. */
export async function confirmPayment(
  call: World['call'],
  receipt: SuccessHandover,
  card: CardKnowledge,
): Promise<PaymentEnd> {
  try {
    await call(confirmOrderPayment, { body: { orderId: receipt.orderId, paymentIntentId: receipt.paymentIntentId } })
    return { end: 'paid', receipt }
  } catch (failure) {
    reportMistake(failure)
    if (failure instanceof SignedOut) return { end: 'signed-out' }
    if (!(failure instanceof Refused) || !v.is(paymentVerdict, failure.body))
      return { end: 'unknown', receipt, card, processor: 'silent' }
    const message = failure.refusal.message ?? someError
    if (v.is(amountMismatch, failure.body)) return { end: 'amount-mismatch', message, orderId: receipt.orderId }
    if (isSurelyNotCharged(failure.body, receipt, card)) return { end: 'failed', message, orderId: receipt.orderId }
    return {
      end: 'unknown',
      receipt,
      card,
      processor: card === 'unanswered' && isWaiting(failure.body) ? 'waits' : 'charges',
    }
  }
}

/**
 * A canceled intent never charges any more. A refusal counts for the card that was sent, but that of an earlier card
 * says nothing of one that may still be under way.
 */
function isSurelyNotCharged(verdict: PaymentVerdict, receipt: SuccessHandover, card: CardKnowledge): boolean {
  return (
    verdict.processor_status === 'canceled' ||
    (card === 'unanswered' && isNotCharged(verdict) && isOfThisCard(verdict, receipt))
  )
}

/** Whose refusal it is; told by its mark where there was another one before. */
function isOfThisCard(
  { last_refusal: mark }: PaymentVerdict,
  { refusedBefore, refusalBefore }: SuccessHandover,
): boolean {
  return !refusedBefore || (refusalBefore !== undefined && typeof mark === 'string' && mark !== refusalBefore)
}

/** The card that was sent may still arrive; going on is safe all the same, since one intent is charged once. */
function isWaiting({ processor_status: status }: PaymentVerdict): boolean {
  return status !== 'processing' && status !== 'succeeded'
}
