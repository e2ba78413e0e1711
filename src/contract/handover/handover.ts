import * as v from 'valibot'
import { repeatHandover } from './form-handover.ts'
import { orderDataSchema } from '#contract/order/order-wire.ts'
import { askedOrder, storedOrder } from '#contract/order/stored-order.ts'

/**
 * What a paid order hands to /payment-success. `amount` in cents; `refusedBefore`: another card was refused before;
 * `refusalBefore`: the mark of that refusal, by which a later one is told from it; `onAccount`: no card paid it.
 */
export const successHandover = v.object({
  amount: v.number(),
  orderId: v.number(),
  paymentIntentId: v.string(),
  refusedBefore: v.optional(v.boolean()),
  refusalBefore: v.optional(v.string()),
  onAccount: v.optional(v.boolean()),
})
export type SuccessHandover = v.InferOutput<typeof successHandover>

/**
 * What /payment-success is shown: the receipt, when its card was presented, and what was paid, as it was handed to
 * /payment; null or not readable where this device knows no more.
 */
export const paidHandover = v.object({
  ...successHandover.entries,
  at: v.fallback(v.optional(v.date()), undefined),
  paid: v.optional(v.unknown()),
})
export type PaidHandover = SuccessHandover & { readonly at?: Date; readonly paid?: PaymentHandover }

/**
 * What the order form hands to /payment: the order data as it travels, the total, the submission's name. `sent`: a card
 * was sent and its outcome is unknown: a reload checks and offers no payment.
 */
export const formHandover = v.object({
  orderData: v.looseObject(orderDataSchema.entries),
  totalTTC: v.number(),
  submissionId: v.pipe(v.string(), v.uuid()),
  sent: v.optional(successHandover),
})
export type FormHandover = v.InferInput<typeof formHandover>

/**
 * What /payment leaves to itself of an order that is stored already (R49), and whose it is. `sent`: the same as above.
 */
export const storedHandover = v.object({
  stored: storedOrder,
  supplierId: v.number(),
  sent: v.optional(successHandover),
})
export type StoredHandover = v.InferInput<typeof storedHandover>

/** Either of them: what is to be paid. */
export const paymentHandover = v.union([formHandover, storedHandover])
export type PaymentHandover = v.InferInput<typeof paymentHandover>

/**
 * What a failed payment hands to /payment-failed, with the order data for a retry (R42). `isCharged`: charged another
 * amount; `othersFirst`: too many unpaid orders; `again`: to make a stored order anew.
 */
export const failureHandover = v.object({
  error: v.string(),
  orderId: v.nullable(v.number()),
  payment: v.nullable(paymentHandover),
  isOfCard: v.optional(v.boolean()),
  isCharged: v.optional(v.boolean()),
  othersFirst: v.optional(v.boolean()),
  stored: v.optional(v.number()),
  again: v.optional(repeatHandover),
})
export type FailureHandover = v.InferInput<typeof failureHandover>

/** What an order that was sent without a price (R10) hands to /confirmation. `at`: when it was sent. */
export const requestHandover = v.object({ requested: v.object({ ...askedOrder.entries, at: v.date() }) })
export type RequestHandover = v.InferInput<typeof requestHandover>
