import * as v from 'valibot'
import {
  paymentHandover,
  successHandover,
  type PaymentHandover,
  type SuccessHandover,
} from '#contract/handover/handover.ts'
import { orderFromWire } from '#contract/order/order-wire.ts'
import type { Order } from '#contract/order/order.ts'
import type { OrderTexts } from '#contract/order/order-texts.ts'
import { centsFromEuros, type Cents } from '#rules/price/money.ts'

/** What a payment shows of its order, and gives to the processor. */
export interface DueOrder extends OrderTexts, Pick<Order, 'pickup' | 'delivery' | 'band' | 'moment'> {
  readonly price: Pick<Order['price'], 'totalHT'>
  /** Where it was ordered before it is paid. */
  readonly orderedAt?: Date | undefined
  /** The team's date, or what was asked for. */
  readonly expectedAt?: Date | null | undefined
}

/** What is to be paid: the handover as it came, the order it means and whose it is, and its total TTC. */
export interface Payment {
  readonly handover: PaymentHandover
  readonly supplierId: number
  readonly order: DueOrder
  readonly amount: Cents
  /** When a page began to pay it; null when none did. */
  readonly begunAt: Date | null
}

/** A payment whose order is unreadable: it can be checked, nothing else. `submissionId`: '' when unknown. */
interface SentPayment {
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
  if ('stored' in state) {
    const { stored, supplierId } = state
    const order = {
      ...stored.order,
      moment: stored.moment,
      orderedAt: stored.orderedAt,
      expectedAt: stored.expectedAt,
      price: { totalHT: stored.totalHT },
    }
    return { handover: state, supplierId, order, amount: stored.totalTTC, begunAt }
  }
  const order = v.safeParse(orderFromWire, state.orderData)
  return order.success
    ? {
        handover: state,
        supplierId: order.output.supplierId,
        order: order.output,
        amount: centsFromEuros(state.totalTTC),
        begunAt,
      }
    : null
}

/** What tells a payment from the others on this device: the submission of its form, or else its order. */
export function paymentName(handover: FoundPayment['handover']): string {
  if ('stored' in handover) return nameOfOrder(handover.stored.id)
  return handover.submissionId || nameOfOrder(handover.sent?.orderId ?? 0)
}

/** Whether the order form made it: the draft of its order is that form's. */
export function isOfForm(handover: FoundPayment['handover']): boolean {
  return 'submissionId' in handover && handover.submissionId !== ''
}

/** A payment as any version of the app kept it; null when neither its order nor its card can be read. */
export function readKeptPayment(kept: unknown): FoundPayment | null {
  const { handover, at } = v.parse(keptPayment, kept)
  const whole = readPayment(handover, at)
  if (whole !== null || !v.is(sentAlone, handover)) return whole
  const { sent, submissionId } = v.parse(sentAlone, handover)
  return { handover: { submissionId, sent }, order: null, amount: sent.amount, begunAt: at }
}

/** Whether its card was sent: then only a check may follow. */
export function wasSent({ handover }: FoundPayment): boolean {
  return handover.sent !== undefined
}

function nameOfOrder(id: number): string {
  return `order-${id}`
}

const longAgo = new Date(0)
const keptPayment = v.fallback(v.object({ handover: v.optional(v.unknown()), at: v.fallback(v.date(), longAgo) }), {
  handover: null,
  at: longAgo,
})
const sentAlone = v.object({
  submissionId: v.fallback(v.string(), ''),
  sent: v.object({
    ...successHandover.entries,
    refusedBefore: v.optional(v.fallback(v.boolean(), true)),
    refusalBefore: v.fallback(v.optional(v.string()), undefined),
  }),
})
