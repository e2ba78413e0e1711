import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { acknowledgement } from '#contract/wire/replies.ts'
import { identifier, identifierParam } from '#contract/wire/identifier.ts'
import { intentStatuses } from './intent-status.ts'
import { orderFromWire } from '#contract/order/order-wire.ts'

const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const openedIntent = v.looseObject({
  clientSecret: v.string(),
  orderId: identifier,
  paymentIntentId: v.string(),
  last_error: v.optional(v.nullable(v.string())),
  last_refusal: v.optional(v.nullable(v.string())),
})

/**
 * Creates the order and its intent, once per submission, named by the `Idempotency-Key` (R42, decision 063). `amount`:
 * TTC in cents. `last_error`: an earlier card's refusal; `last_refusal`: its mark.
 */
export const createPaymentIntent = call({
  method: 'POST',
  path: '/fo/create-payment-intent',
  audience: 'supplier',
  body: v.object({ amount, orderData: orderFromWire }),
  reply: openedIntent,
})

/**
 * Pays an order that is stored already: the same order, the same intent (R49). `amount`: its TTC in cents, as the page
 * shows it. 409 `notPayable` when it cannot be paid any more.
 */
export const payOrder = call({
  method: 'POST',
  path: '/fo/commande/:id/payer',
  audience: 'supplier',
  params: v.object({ id: identifierParam('Commande inconnue') }),
  body: v.object({ amount }),
  reply: openedIntent,
})

/**
 * Tells the server that the card was confirmed; it asks the processor before it believes (R42). A payment that is not
 * confirmed is a 402 whose body is a `paymentVerdict`.
 */
export const confirmOrderPayment = call({
  method: 'POST',
  path: '/fo/confirm-order-payment',
  audience: 'supplier',
  body: v.object({
    orderId: v.pipe(identifier, v.safeInteger(), v.minValue(1)),
    paymentIntentId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  }),
  reply: acknowledgement,
})

/**
 * What the processor said instead of « charged ». `processor_status`: null when it knows no such intent; `last_error`:
 * the last refusal's code, such as `card_declined`; `last_refusal`: its mark.
 */
export const paymentVerdict = v.object({
  processor_status: v.nullable(v.picklist(intentStatuses)),
  last_error: v.nullable(v.string()),
  last_refusal: v.optional(v.nullable(v.string())),
})
export type PaymentVerdict = v.InferOutput<typeof paymentVerdict>

/**
 * The verdict, of either call, of a charge that is no payment, nor to be paid again: of another amount than the order
 * costs; or of a cancelled order, to be given back.
 */
export const amountMismatch = v.object({
  ...paymentVerdict.entries,
  code: v.picklist(['other_amount', 'cancelled']),
  orderId: identifier,
})
export type AmountMismatch = v.InferOutput<typeof amountMismatch>

/** The 409, of either call, that no card pays this order: it is cancelled, has lapsed, or has another price or none. */
export const notPayable = v.object({ code: v.literal('not_payable') })
export type NotPayable = v.InferOutput<typeof notPayable>

/** The 409 of createPaymentIntent that the order is not stored, for too many of the supplier's are unpaid. */
export const tooManyUnpaid = v.object({ code: v.literal('too_many_unpaid') })
export type TooManyUnpaid = v.InferOutput<typeof tooManyUnpaid>

/**
 * Whether a verdict says for certain that no card was charged: canceled, or refused and waiting for another. Anything
 * else may still become a charge, as may a card sent after that refusal.
 */
export function isNotCharged({ processor_status: status, last_error: error }: PaymentVerdict): boolean {
  return status === 'canceled' || (status === 'requires_payment_method' && error !== null)
}
