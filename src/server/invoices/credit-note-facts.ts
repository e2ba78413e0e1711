import type { Instant } from '#server/db/database.ts'
import type { InvoiceClient, InvoiceData, InvoiceFacts, InvoiceSeller } from './invoice-facts.ts'

/** How what is credited comes back: to the card, by a transfer of ours, or off what an account owes. */
export type CreditedBy = 'card' | 'transfer' | 'account'

/** All that a credit note says, frozen when its number is given. Kept as JSON. Its amounts are above zero. */
export interface CreditNoteFacts extends Pick<InvoiceFacts, 'lines' | 'totalHT' | 'vat' | 'vatPercent' | 'totalTTC'> {
  readonly number: string
  readonly issuedAt: Instant
  /** The invoice that it corrects, as it names seller and client. */
  readonly of: { readonly number: string; readonly issuedAt: Instant; readonly totalTTC: number }
  readonly seller: InvoiceSeller
  readonly client: InvoiceClient
  readonly orderId: number
  readonly reference?: string
  readonly site?: string
  readonly deliveredAt: Instant
  readonly reason: string
  readonly by: CreditedBy
  /** Not where the invoice has none, from before it was electronic: the paper has none either. */
  readonly data?: Omit<InvoiceData, 'deliveryCountry'>
}
