import * as v from 'valibot'
import { nothing } from './nothing.ts'
import { orderFromWire } from './order-wire.ts'

const identifier = v.union([v.number(), v.pipe(v.string(), v.digits(), v.transform(Number))])

/** Creates the order and the processor's intent, once per submission: the `Idempotency-Key` header names the submission (R42). `amount`: TTC in cents. */
export const createPaymentIntent = {
  method: 'POST',
  path: '/fo/create-payment-intent',
  audience: 'supplier',
  encoding: 'json',
  params: nothing,
  query: nothing,
  body: v.object({ amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)), orderData: orderFromWire }),
  reply: v.looseObject({ clientSecret: v.string(), orderId: identifier, paymentIntentId: v.string() }),
} as const

/** Tells the server that the card was confirmed; it asks the processor before it believes (R42). */
export const confirmOrderPayment = {
  method: 'POST',
  path: '/fo/confirm-order-payment',
  audience: 'supplier',
  encoding: 'json',
  params: nothing,
  query: nothing,
  body: v.object({ orderId: v.pipe(identifier, v.safeInteger(), v.minValue(1)), paymentIntentId: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  reply: v.looseObject({ success: v.optional(v.boolean()) }),
} as const

/** Header that names a submission; the same value always means the same order. */
export const idempotencyHeader = 'Idempotency-Key'
