import * as v from 'valibot'
import type { DueOrder, Payment } from '#adapters/payments/read-payment.ts'
import { successHandover, type SuccessHandover } from '#contract/handover/handover.ts'
import { noTexts } from '#contract/order/order-texts.ts'
import { repeatablePart } from '#contract/order/repeatable.ts'
import type { PayLinkRecap } from '#contract/payment/pay-link.ts'

/**
 * What a link's page pays: the order as far as its payer knows it, towns in the place of addresses, nobody's name. `sent`:
 * a card was sent here, and its end is not known.
 */
export function payLinkPayment(recap: PayLinkRecap, sent: SuccessHandover | null): Payment {
  const { orderId: id, totalHT, totalTTC, moment, orderedAt, expectedAt, band } = recap
  const pickup = { label: recap.fromTown, lat: 0, lng: 0 }
  const delivery = { label: recap.toTown, lat: 0, lng: 0 }
  const order: DueOrder = { ...noTexts, pickup, delivery, band, moment, orderedAt, expectedAt, price: { totalHT } }
  const stored = { id, totalHT, totalTTC, orderedAt, expectedAt, moment, order: repeatablePart(order, moment.type) }
  return {
    handover: { stored, supplierId: 0, ...(sent !== null && { sent }) },
    supplierId: 0,
    order,
    amount: totalTTC,
    begunAt: null,
  }
}

/** What the history of this tab, or a bank in the address, says of a card that was sent; null: none was. */
export function sentBefore(state: unknown, search: string, recap: PayLinkRecap | null): SuccessHandover | null {
  const kept = v.safeParse(v.object({ sent: successHandover }), state)
  if (kept.success) return kept.output.sent
  const paymentIntentId = new URLSearchParams(search).get('payment_intent')
  if (paymentIntentId === null) return null
  // Another card may have been refused before: which one the processor speaks of is not known.
  return { amount: recap?.totalTTC ?? 0, orderId: recap?.orderId ?? 0, paymentIntentId, refusedBefore: true }
}
