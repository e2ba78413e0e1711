import type { Instant } from '#server/db/database.ts'
import type { InvoiceFacts } from './invoice-facts.ts'

/** All that the receipt of a refund says, frozen when it is given back. Kept as JSON. */
export interface RefundFacts extends Pick<
  InvoiceFacts,
  | 'seller'
  | 'client'
  | 'orderId'
  | 'orderedAt'
  | 'pickup'
  | 'delivery'
  | 'recipient'
  | 'weight'
  | 'deliveryType'
  | 'lines'
  | 'totalHT'
  | 'vatPercent'
  | 'vat'
  | 'totalTTC'
  | 'paidAt'
  | 'transfer'
> {
  readonly cancelledAt: Instant
  readonly refundedAt: Instant
  /** The refund's name at the processor. */
  readonly reference: string
}
