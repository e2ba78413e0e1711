import type { KeptPayment } from '#adapters/payments/kept-payments.ts'
import { readPayment, type Payment } from './read-payment.ts'

/** What /payment may start from: what was handed over, what this device keeps, and the intent that a bank sent its holder back with. */
interface Traces {
  readonly supplierId: number
  readonly handedOver: unknown
  readonly kept: readonly KeptPayment[]
  readonly returnedIntent: string | null
}

/**
 * The payment to show: one whose end is unknown comes first, the one that a bank sent back before all others; then what the order form handed
 * over; then what was begun here and left. Null: none. 'elsewhere': a bank sent back a payment that was made on another device.
 */
export function findPayment({ supplierId, handedOver, kept, returnedIntent }: Traces): Payment | 'elsewhere' | null {
  const own = (payment: Payment | null) => (payment?.order.supplierId === supplierId ? payment : null)
  const keptHere = kept.flatMap((each) => own(readPayment(each.handover, each.at)) ?? [])
  const handed = own(readPayment(handedOver))
  const sent = keptHere.filter(({ handover }) => handover.sent !== undefined)
  if (returnedIntent !== null) return sent.find(({ handover }) => handover.sent?.paymentIntentId === returnedIntent) ?? 'elsewhere'
  const sameAsHanded = sent.find(({ handover }) => handover.submissionId === handed?.handover.submissionId)
  return sameAsHanded ?? sent[0] ?? handed ?? keptHere[0] ?? null
}
