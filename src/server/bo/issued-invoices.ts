import type { ParisDay } from '#rules/moment/paris-time.ts'
import type { Cents } from '#rules/price/money.ts'
import type { Database, Instant } from '#server/db/database.ts'
import type { CreditNoteFacts } from '#server/invoices/credit-note-facts.ts'
import type { AccountInvoiceFacts } from '#server/invoices/account-invoice-facts.ts'
import type { InvoiceClient, InvoiceFacts } from '#server/invoices/invoice-facts.ts'
import type { Span } from '#server/staff/day-of-orders.ts'
import { mostExported } from './export-rows.ts'

/** An amount at one rate of VAT, per cent. */
export interface Sums {
  readonly totalHT: Cents
  readonly totalTTC: Cents
  readonly vatPercent: number
}

/**
 * An invoice at one rate: one of several rates is several; or a credit note, below zero. `file`: the paper, '' but at
 * its first; `reference`: the name of the payment, the processor's or the bank's.
 */
export interface IssuedInvoice extends Sums {
  readonly number: string
  /** The invoice that a credit note corrects; null of an invoice. */
  readonly corrects: string | null
  readonly issuedAt: Instant
  /** Null of one of several orders. */
  readonly orderId: number | null
  readonly deliveredAt: Instant | null
  readonly paidAt: Instant | null
  /** The last day to pay it on, of what is paid later. */
  readonly dueDay: ParisDay | null
  readonly client: InvoiceClient
  readonly file: string
  readonly reference: string | null
  /** Whether its paper has data inside. */
  readonly isElectronic: boolean
}

/** Invoices and credit notes by the day they were issued, in the order of their numbers: one series. */
export async function issuedInvoices(db: Database, span: Span): Promise<IssuedInvoice[]> {
  const all = [
    ...(await invoicesIn(db, span)),
    ...(await accountInvoicesIn(db, span)),
    ...(await creditNotesIn(db, span)),
  ]
  return all.toSorted((one, other) => one.number.localeCompare(other.number))
}

async function invoicesIn(db: Database, { from, to }: Span): Promise<IssuedInvoice[]> {
  const rows = await db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select(['facts', 'file', 'intent_id', 'transfer_reference'])
    .where('issued_at', '>=', from.getTime())
    .where('issued_at', '<', to.getTime())
    .orderBy('number')
    .limit(mostExported + 1)
    .execute()
  return rows.map(({ facts: json, file, intent_id: intent, transfer_reference: transfer }) => {
    const facts = JSON.parse(json) as InvoiceFacts
    const reference = transfer ?? intent
    return { ...facts, corrects: null, dueDay: null, file, reference, isElectronic: facts.data !== undefined }
  })
}

async function creditNotesIn(db: Database, { from, to }: Span): Promise<IssuedInvoice[]> {
  const rows = await db
    .selectFrom('credit_notes')
    .select(['facts', 'file', 'refund_id', 'refunded_at'])
    .where('issued_at', '>=', from.getTime())
    .where('issued_at', '<', to.getTime())
    .orderBy('number')
    .limit(mostExported + 1)
    .execute()
  return rows.map(({ facts: json, file, refund_id: reference, refunded_at: paidAt }) => {
    const { totalHT, totalTTC, ...facts } = JSON.parse(json) as CreditNoteFacts
    return {
      ...facts,
      totalHT: -totalHT,
      totalTTC: -totalTTC,
      corrects: facts.of.number,
      paidAt,
      dueDay: null,
      file,
      reference,
      isElectronic: facts.data !== undefined,
    }
  })
}

async function accountInvoicesIn(db: Database, { from, to }: Span): Promise<IssuedInvoice[]> {
  const rows = await db
    .selectFrom('account_invoices')
    .select(['facts', 'file', 'settled_at'])
    .where('issued_at', '>=', from.getTime())
    .where('issued_at', '<', to.getTime())
    .orderBy('number')
    .limit(mostExported + 1)
    .execute()
  return rows.flatMap(({ facts: json, file, settled_at: paidAt }) => {
    const { taxes, ...facts } = JSON.parse(json) as AccountInvoiceFacts
    return taxes.map(({ totalHT, vat, vatPercent }, index) => ({
      ...facts,
      totalHT,
      totalTTC: totalHT + vat,
      vatPercent,
      corrects: null,
      orderId: null,
      deliveredAt: null,
      paidAt,
      file: index === 0 ? file : '',
      reference: null,
      isElectronic: true,
    }))
  })
}
