import * as v from 'valibot'
import { orderDataSchema } from './order-wire.ts'
import { repeatableSchema } from './repeatable.ts'

/** What a paid order hands to /payment-success. `amount` in cents. */
export const successHandover = v.object({ amount: v.number(), orderId: v.number(), paymentIntentId: v.string() })
export type SuccessHandover = v.InferOutput<typeof successHandover>

/**
 * What the order form hands to /payment in navigation state: the order data as it travels, the total, and the name of the submission.
 * `sent`: /payment has sent a card and has not heard what became of it; a reload then checks and never offers to pay again.
 */
export const paymentHandover = v.object({
  orderData: v.looseObject(orderDataSchema.entries),
  totalTTC: v.number(),
  submissionId: v.pipe(v.string(), v.uuid()),
  sent: v.optional(successHandover),
})
export type PaymentHandover = v.InferInput<typeof paymentHandover>

/** What a failed payment hands to /payment-failed; the order data travel along so that a retry reuses the same submission (R42). */
export const failureHandover = v.object({
  error: v.string(),
  orderId: v.nullable(v.number()),
  payment: v.nullable(paymentHandover),
})
export type FailureHandover = v.InferInput<typeof failureHandover>

/** What /payment hands back to the order form when the provider refused the price (R9). */
export const repricedHandover = v.object({ repriced: v.literal(true) })
export type RepricedHandover = v.InferOutput<typeof repricedHandover>

/** What /register hands to /login: its message and the address just registered. */
export const loginHandover = v.object({ message: v.string(), email: v.optional(v.string()) })
export type LoginHandover = v.InferOutput<typeof loginHandover>

/** What an order of the history hands to the order form, to be made again: all of it, or its delivery address alone when the provider sends no more. */
export const repeatHandover = v.object({ repeated: v.object({ deliveryAddress: v.string(), repeat: v.nullable(repeatableSchema) }) })
export type RepeatHandover = v.InferOutput<typeof repeatHandover>
