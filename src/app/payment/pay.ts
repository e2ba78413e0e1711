import * as v from 'valibot'
import { Refused, SignedOut } from '#adapters/api/failures.ts'
import type { Card, CardResult, Intent } from '#adapters/payments/card-processor.ts'
import type { World } from '#app/world.ts'
import type { SuccessHandover } from '#contract/handover.ts'
import { idempotencyHeader } from '#contract/idempotency.ts'
import { createPaymentIntent } from '#contract/payment.ts'
import { priceSchema } from '#contract/price.ts'
import type { Cents } from '#rules/money.ts'
import { billingDetails } from './billing-details.ts'
import { confirmPayment, type CardKnowledge } from './confirm-payment.ts'
import type { Payment } from './read-payment.ts'

/** Where a payment ends. `unknown`: the card may be charged and nobody could say; only a new check may follow, never a new payment. */
export type PaymentEnd =
  | { readonly end: 'paid'; readonly receipt: SuccessHandover }
  | { readonly end: 'unknown'; readonly receipt: SuccessHandover; readonly card: CardKnowledge }
  | { readonly end: 'declined' | 'failed'; readonly message: string; readonly orderId: number | null }
  | { readonly end: 'repriced'; readonly from: Cents; readonly to: Cents }
  | { readonly end: 'signed-out' }

/** Asks the card's holder to approve (3-D Secure). */
export type Approve = () => Promise<boolean>

/** What the payment asks of its screen: `beforeCard` is told what a card is about to pay, so that a reload knows it. */
export interface PaymentScreenSide {
  readonly approve: Approve
  beforeCard(receipt: SuccessHandover): void
}

/** One payment: intent, card, confirmation (section 4). Its submission's name makes every repetition the same order. */
export async function pay({ call, cards }: Pick<World, 'call' | 'cards'>, payment: Payment, card: Card, screen: PaymentScreenSide): Promise<PaymentEnd> {
  const { handover, order, amount } = payment
  let intent: Intent & { readonly orderId: number }
  try {
    intent = await call(createPaymentIntent, {
      body: { amount, orderData: handover.orderData },
      headers: { [idempotencyHeader]: handover.submissionId },
    })
  } catch (failure) {
    return beforeTheCard(failure, amount)
  }
  const receipt = { amount, orderId: intent.orderId, paymentIntentId: intent.paymentIntentId }
  screen.beforeCard(receipt)
  let result: CardResult
  try {
    result = await cards.confirm(intent, card, billingDetails(order))
    while (result.status === 'authentication') result = await result.authenticate(await screen.approve())
  } catch {
    return confirmPayment(call, receipt, 'unanswered')
  }
  if (result.status === 'failed') return { end: 'declined', message: result.message, orderId: intent.orderId }
  return confirmPayment(call, receipt, 'succeeded')
}

/** No card has been sent. An order that is already paid (R42) is a success of an earlier try, not a failure. */
function beforeTheCard(failure: unknown, amount: Cents): PaymentEnd {
  if (failure instanceof SignedOut) return { end: 'signed-out' }
  if (!(failure instanceof Refused)) return { end: 'failed', message: fallback, orderId: null }
  if (failure.status === 409) {
    const price = v.safeParse(newPrice, failure.body)
    if (price.success) return { end: 'repriced', from: amount, to: price.output.data.totalTTC }
    const paid = v.safeParse(alreadyPaid, failure.body)
    if (paid.success) return { end: 'paid', receipt: { amount, orderId: paid.output.orderId, paymentIntentId: '' } }
  }
  return { end: 'failed', message: failure.refusal.message ?? fallback, orderId: null }
}

const fallback = 'Une erreur est survenue'

/** The bodies of a 409 that mean more than their message: what the order costs now (R9), or which order was paid. */
const newPrice = v.object({ data: priceSchema })
const alreadyPaid = v.object({ orderId: v.number() })
