import * as v from 'valibot'
import { paymentHandover, successHandover, type PaymentHandover, type SuccessHandover } from '#contract/handover.ts'
import { orderFromWire } from '#contract/order-wire.ts'
import type { Order } from '#contract/order.ts'
import { centsFromEuros, type Cents } from '#rules/money.ts'

/** What is to be paid: the handover as it came, the order it means, and its total TTC. */
export interface Payment {
  readonly handover: PaymentHandover
  readonly order: Order
  readonly amount: Cents
  /** When a page began to pay it; null when none did. */
  readonly begunAt: Date | null
}

/** What is left of a payment whose order cannot be read any more: what its card was sent for. It can be checked, and nothing else. */
export interface SentPayment {
  readonly handover: { readonly submissionId: string; readonly sent: SuccessHandover }
  readonly order: null
  readonly amount: Cents
  readonly begunAt: Date
}

/** A payment as the device gives it back. */
export type FoundPayment = Payment | SentPayment

/** The payment that navigation state holds; null when there is none, or when it means no order. */
export function readPayment(state: unknown, begunAt: Date | null = null): Payment | null {
  if (!v.is(paymentHandover, state)) return null
  const order = v.safeParse(orderFromWire, state.orderData)
  return order.success ? { handover: state, order: order.output, amount: centsFromEuros(state.totalTTC), begunAt } : null
}

/** A payment as this device kept it, whichever version of the app did; null when neither its order nor its card can be read. */
export function readKeptPayment(kept: unknown): FoundPayment | null {
  const { handover, at } = v.parse(keptPayment, kept)
  const whole = readPayment(handover, at)
  if (whole !== null || !v.is(sentAlone, handover)) return whole
  const { sent, submissionId } = v.parse(sentAlone, handover)
  return { handover: { submissionId: submissionId || sent.paymentIntentId, sent }, order: null, amount: sent.amount, begunAt: at }
}

/** Whether its card was sent: then only a check may follow. */
export function wasSent({ handover }: FoundPayment): boolean {
  return handover.sent !== undefined
}

const longAgo = new Date(0)
const keptPayment = v.fallback(v.object({ handover: v.optional(v.unknown()), at: v.fallback(v.date(), longAgo) }), { handover: null, at: longAgo })
const sentAlone = v.object({
  submissionId: v.fallback(v.string(), ''),
  sent: v.object({ ...successHandover.entries, refusedBefore: v.optional(v.fallback(v.boolean(), true)) }),
})
