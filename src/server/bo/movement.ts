import type { Cents } from '#rules/price/money.ts'
import { vatPercentOf } from '#rules/price/invoice.ts'
import type { Instant } from '#server/db/database.ts'
import type { InvoiceClient } from '#server/invoices/invoice-facts.ts'
import type { Sums } from './issued-invoices.ts'

/** Money that came, or went back: below zero. */
export interface Movement extends Sums {
  readonly at: Instant
  readonly kind: 'encaissement' | 'remboursement' | 'virement'
  readonly orderId: number | null
  readonly email: string
  readonly client: InvoiceClient
  readonly invoice: string | null
  /** The file of its receipt. */
  readonly receipt: string | null
  readonly reference: string | null
}

/** Those of an order, or of what was charged of another amount than the order's: that one whole, without a tax. */
export function sums(totalHT: Cents, totalTTC: Cents): Sums {
  return { totalHT, totalTTC, vatPercent: vatPercentOf(totalHT, totalTTC) }
}
