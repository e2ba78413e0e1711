import type { Moment } from '#rules/moment/moment.ts'
import type { Cents } from '#rules/price/money.ts'
import type { Price } from '#rules/price/price.ts'
import type { Repeatable } from './repeatable.ts'

/** How far the money of a cancelled order is on its way back. */
export const refundStates = ['en cours', 'fait', 'à vérifier'] as const

/** `receipt`: the file of its receipt, once it is given back. */
export interface RefundOfOrder {
  readonly state: (typeof refundStates)[number]
  readonly at: Date | null
  readonly receipt: string | null
}

/** An order as the history shows it. */
export interface PastOrder {
  readonly id: number
  readonly orderedAt: Date
  readonly status: number | null
  readonly paid: number | null
  readonly paidAt: Date | null
  /** From when an urgent pickup counts: its order, or its late payment. */
  readonly countedFrom: Date
  /** '' when the provider does not send it. */
  readonly pickupAddress: string
  readonly deliveryAddress: string
  readonly customerCompany: string
  /** First and last name; '' when the provider does not send them. */
  readonly customerName: string
  /** Null when it has no price yet (R10). */
  readonly totalTTC: Cents | null
  readonly totalHT: Cents | null
  readonly vat: Cents | null
  /** The lines of the price, null when the provider does not send all of them or there is none yet. */
  readonly price: Price | null
  /** Road time that was reckoned with, minutes. */
  readonly minutes: number | null
  /** When it was asked for; null when the provider does not say. */
  readonly moment: Moment | null
  readonly weightLabel: string
  readonly email: string
  readonly phone: string
  readonly slip: string | null
  readonly invoice: string | null
  /** What opens the invoice by the order's number, for a while (R37); null when the provider sends none. */
  readonly invoiceToken: string | null
  /** When its preparation began, null when the provider does not say. */
  readonly preparedAt: Date | null
  readonly updatedAt: Date | null
  /** When it left, null when the provider does not say. */
  readonly leftAt: Date | null
  readonly expectedAt: Date | null
  /** Why the team has set another date; '' when it said nothing, or the provider does not. */
  readonly dateReason: string
  readonly deliveredAt: Date | null
  /** What became of the money of a cancelled order, since when; null when there is nothing to give back. */
  readonly refund: RefundOfOrder | null
  /** Where who waits for it follows it, '/suivi/…'; null when there is no such page now. */
  readonly trackingPath: string | null
  /** What fills the form again; null when the provider does not send all of it. */
  readonly repeat: Repeatable | null
}
