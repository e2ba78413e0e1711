import type { Cents } from '#rules/price/money.ts'
import type { Instant } from '#server/db/database.ts'

/**
 * All that an invoice says, frozen when its number is given: nothing that changes later, an address or a rate, changes
 * it. Kept as JSON.
 */
export interface InvoiceFacts {
  readonly number: string
  readonly issuedAt: Instant
  /** When the service was rendered: the real delivery. */
  readonly deliveredAt: Instant
  readonly paidAt: Instant
  /** Where the transfer went that paid it, '' where nobody said; not where a card did. */
  readonly transfer?: { readonly iban: string; readonly bic: string }
  readonly seller: InvoiceSeller
  readonly client: InvoiceClient
  readonly orderId: number
  readonly orderedAt: Instant
  readonly pickup: string
  readonly delivery: string
  /** Who received the goods: a company, a person, or both. */
  readonly recipient: string
  /** What the buyer's own books call it, and its building site; only where they were said. */
  readonly reference?: string
  readonly site?: string
  readonly weight: string
  readonly deliveryType: string
  readonly lines: readonly InvoiceLine[]
  readonly totalHT: Cents
  readonly vatPercent: number
  readonly vat: Cents
  readonly totalTTC: Cents
  /** What the delivery emitted, as the law wants it told (code des transports, L1431-3); not of older ones. */
  readonly emission?: string
  /** What of the price is energy (L3222-2); only where the tariff tells. */
  readonly energy?: string
  /** What machines read besides: an invoice that has it is a Factur-X, those of before it are drawn as they were. */
  readonly data?: InvoiceData
}

/** What the paper does not spell out. Countries are two letters (ISO 3166). */
export interface InvoiceData {
  readonly sellerCountry: string
  readonly clientCountry: string
  readonly deliveryCountry: string
  readonly clientEmail: string
  /** The seller chose to owe VAT from the invoice on, not from the payment; the paper says so too. */
  readonly vatOnDebits: boolean
}

/** An invoice with all of it. */
export type ElectronicInvoice = InvoiceFacts & { readonly data: InvoiceData }

/** Who sells, as the law wants it named. */
export interface InvoiceSeller {
  readonly brand: string
  readonly name: string
  /** Legal form and capital. */
  readonly form: string
  readonly address: readonly string[]
  readonly siren: string
  /** Register and its town. */
  readonly register: string
  readonly vatNumber: string
  readonly email: string
  readonly phone: string
  readonly latePenalty: string
}

/** Who buys. `siren` and `vatNumber` are '' when the account has none; a company also reads what being late costs. */
export interface InvoiceClient {
  readonly name: string
  /** The person, when `name` is a company. */
  readonly contact: string
  readonly address: readonly string[]
  readonly siren: string
  readonly vatNumber: string
  readonly isCompany: boolean
}

/** One service, once: its price is its total. */
export interface InvoiceLine {
  readonly label: string
  readonly unitHT: Cents
}
