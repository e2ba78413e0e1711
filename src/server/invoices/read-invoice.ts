import type { ParisDay } from '#rules/moment/paris-time.ts'
import type { Cents } from '#rules/price/money.ts'
import type { Instant } from '#server/db/database.ts'
import type { CreditedBy } from './credit-note-facts.ts'
import type { InvoiceClient, InvoiceData, InvoiceSeller } from './invoice-facts.ts'

/**
 * What machines read of an invoice. Names of terms (BT-…) are those of EN 16931. Its rates are per cent, its amounts HT
 * but where they say otherwise.
 */
export interface ReadInvoice {
  readonly number: string
  readonly issuedAt: Instant
  readonly seller: InvoiceSeller
  readonly client: InvoiceClient
  readonly data: Omit<InvoiceData, 'deliveryCountry'>
  /** More than every invoice says, such as what was emitted (BT-22). */
  readonly notes: readonly string[]
  readonly lines: readonly ReadLine[]
  /** The one order that it is about (BT-14). */
  readonly orderId: number | null
  /** The buyer's own name of the order (BT-13), and of his building site (BT-11). */
  readonly reference?: string
  readonly site?: string
  /** Where and when the service was rendered; a month's has a period instead. */
  readonly delivered: ReadDelivery | null
  readonly period: { readonly from: ParisDay; readonly to: ParisDay } | null
  /** By card, before; by a transfer; or it is a credit note, that is owed to the buyer. */
  readonly payment: 'card' | 'credit' | ReadTransfer
  /** What a credit note corrects (BT-25, BT-26), and how it comes back. */
  readonly credits?: ReadCredit
  readonly taxes: readonly ReadTax[]
  readonly totalHT: Cents
  readonly vat: Cents
  readonly totalTTC: Cents
}

export interface ReadLine {
  readonly label: string
  readonly unitHT: Cents
  readonly vatPercent: number
  /** The day of the service, where lines have days of their own (BT-134). */
  readonly day?: ParisDay
}

export interface ReadDelivery {
  readonly at: Instant
  readonly recipient: string
  readonly address: string
  readonly country: string
}

/** `iban` and `bic` are '' where nobody said; `dueDay`: null where it arrived already. */
export interface ReadTransfer {
  readonly iban: string
  readonly bic: string
  readonly dueDay: ParisDay | null
}

/** `words`: how it comes back, for people (BT-20). */
export interface ReadCredit {
  readonly number: string
  readonly issuedAt: Instant
  readonly by: CreditedBy
  readonly words: string
}

/** One for each rate. */
export interface ReadTax {
  readonly vatPercent: number
  readonly totalHT: Cents
  readonly vat: Cents
}
