import * as v from 'valibot'
import { paymentHandover, type PaymentHandover } from '#contract/handover.ts'
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

/** The payment that navigation state or this device holds; null when there is none, or when it means no order. */
export function readPayment(state: unknown, begunAt: Date | null = null): Payment | null {
  if (!v.is(paymentHandover, state)) return null
  const order = v.safeParse(orderFromWire, state.orderData)
  return order.success ? { handover: state, order: order.output, amount: centsFromEuros(state.totalTTC), begunAt } : null
}
