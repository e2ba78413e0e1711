import * as v from 'valibot'
import { Refused, SignedOut, Unanswered, someError } from '#adapters/failures/failures.ts'
import type { CardResult, PresentedCard } from '#adapters/payments/presented-card.ts'
import type { Payment } from '#adapters/payments/read-payment.ts'
import { forgiving, reportMistake } from '#adapters/failures/report-mistake.ts'
import type { World } from '#app/world.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { SuccessHandover } from '#contract/handover/handover.ts'
import { idempotencyHeader } from '#contract/wire/headers.ts'
import { amountMismatch, createPaymentIntent, notPayable, payOrder, tooManyUnpaid } from '#contract/payment/payment.ts'
import { priceSchema } from '#contract/order/price.ts'
import { billingDetails } from './card/billing-details.ts'
import { confirmPayment } from './confirm-payment.ts'
import type { PaymentEnd } from './machine/payment-end.ts'

/** Asks the card's holder to approve (3-D Secure). */
export type Approve = () => Promise<boolean>

/**
 * What the payment asks of its screen. It waits until what it tells is kept, so that a reload knows it: that an order
 * is about to be made, and what a card is about to pay.
 */
export interface PaymentScreenSide {
  readonly approve: Approve
  beforeOrder(): Promise<void>
  beforeCard(receipt: SuccessHandover): Promise<void>
}

/** One payment: intent, card, confirmation (section 4). Its submission's name makes every repetition the same order. */
export async function pay(
  call: World['call'],
  payment: Payment,
  card: PresentedCard,
  screen: PaymentScreenSide,
): Promise<PaymentEnd> {
  const { handover, order, amount } = payment
  const problem = await card.check().catch(forgiving(() => someError))
  if (problem !== null) return { end: 'incomplete', message: problem }
  await screen.beforeOrder()
  let intent: Reply<typeof createPaymentIntent>
  try {
    intent = await askForIntent(call, payment)
  } catch (failure) {
    reportMistake(failure)
    return beforeTheCard(failure, payment)
  }
  const receipt = {
    amount,
    orderId: intent.orderId,
    paymentIntentId: intent.paymentIntentId,
    ...triedBefore(intent, handover.sent),
  }
  await screen.beforeCard(receipt)
  let result: CardResult
  try {
    result = await card.confirm(intent, billingDetails(order))
    while (result.status === 'authentication') result = await result.authenticate(await screen.approve())
  } catch (error) {
    reportMistake(error)
    return confirmPayment(call, receipt, 'unanswered')
  }
  if (result.status === 'unsent') return { end: 'unsent', message: result.message, orderId: intent.orderId }
  if (result.status === 'failed') return { end: 'declined', message: result.message, orderId: intent.orderId }
  return confirmPayment(call, receipt, 'succeeded')
}

/**
 * What is known of the cards that the intent was tried with before. One whose end is unknown may still be refused: then
 * no mark tells the next refusal from its own.
 */
function triedBefore(
  { paymentIntentId, last_error: refusal, last_refusal: mark }: Reply<typeof createPaymentIntent>,
  sent: SuccessHandover | undefined,
): Pick<SuccessHandover, 'refusedBefore' | 'refusalBefore'> {
  if (sent?.paymentIntentId === paymentIntentId) return { refusedBefore: true }
  if (!refusal) return {}
  return { refusedBefore: true, ...(mark && { refusalBefore: mark }) }
}

/** Of the form's order, which is stored with it once a submission; or of an order that is stored already (R49). */
function askForIntent(call: World['call'], { handover, amount }: Payment): Promise<Reply<typeof createPaymentIntent>> {
  if ('stored' in handover) return call(payOrder, { params: { id: handover.stored.id }, body: { amount } })
  return call(createPaymentIntent, {
    body: { amount, orderData: handover.orderData },
    headers: { [idempotencyHeader]: handover.submissionId },
  })
}

/** This card has not been sent. An order that is already paid (R42) is a success of an earlier try, not a failure. */
export function beforeTheCard(failure: unknown, { amount, handover: { sent } }: Payment): PaymentEnd {
  if (failure instanceof SignedOut) return { end: 'signed-out' }
  if (!(failure instanceof Refused))
    return {
      end: 'unsent',
      message: someError,
      orderId: null,
      ...(failure instanceof Unanswered && { isCut: true }),
    }
  const message = failure.refusal.message ?? someError
  const charged = v.safeParse(amountMismatch, failure.body)
  if (charged.success) return { end: 'amount-mismatch', message, orderId: charged.output.orderId }
  if (failure.status === 422 && slipField in failure.refusal.errors) return { end: 'slip-gone' }
  if (failure.status === 409) {
    const price = v.safeParse(newPrice, failure.body)
    if (price.success) return { end: 'repriced', from: amount, to: price.output.data.totalTTC }
    const paid = v.safeParse(alreadyPaid, failure.body)
    if (paid.success)
      return {
        end: 'paid',
        receipt: { amount, orderId: paid.output.orderId, paymentIntentId: sent?.paymentIntentId ?? '' },
      }
  }
  return {
    end: 'unsent',
    message,
    orderId: null,
    ...(v.is(notPayable, failure.body) && { isFinal: true }),
    ...(v.is(tooManyUnpaid, failure.body) && { isFull: true }),
  }
}

const slipField = 'orderData.bordereauFileName'

/** The bodies of a 409 that mean more than their message: what the order costs now (R9), or which order was paid. */
const newPrice = v.object({ data: priceSchema })
const alreadyPaid = v.object({ orderId: v.number() })
