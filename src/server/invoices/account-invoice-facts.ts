import type { ParisDay } from '#rules/moment/paris-time.ts'
import type { Cents } from '#rules/price/money.ts'
import type { Instant } from '#server/db/database.ts'
import type { InvoiceClient, InvoiceData, InvoiceSeller } from './invoice-facts.ts'
import type { ReadTax } from './read-invoice.ts'

/** All that an invoice of several deliveries says, frozen when its number is given. Kept as JSON. */
export interface AccountInvoiceFacts {
  readonly number: string
  readonly issuedAt: Instant
  readonly seller: InvoiceSeller
  readonly client: InvoiceClient
  readonly data: Omit<InvoiceData, 'deliveryCountry'>
  /** The first and the last day of a delivery on it. */
  readonly from: ParisDay
  readonly to: ParisDay
  readonly days: number
  readonly dueDay: ParisDay
  readonly iban: string
  readonly bic: string
  /** By the day of their delivery. */
  readonly deliveries: readonly BilledDelivery[]
  /** Each rate with the sum of what its deliveries cost as they were agreed, cent for cent. */
  readonly taxes: readonly ReadTax[]
  readonly totalHT: Cents
  readonly vat: Cents
  readonly totalTTC: Cents
  /** What all of them emitted (code des transports, L1431-3). */
  readonly emission?: string
  /** What of the price is energy (L3222-2); only where the tariff tells. */
  readonly energy?: string
}

/** A line. */
export interface BilledDelivery {
  readonly orderId: number
  readonly day: ParisDay
  readonly from: string
  readonly to: string
  /** The buyer's own name of the order and of its building site; only where they were said. */
  readonly reference?: string
  readonly site?: string
  readonly totalHT: Cents
  readonly vatPercent: number
}
