import { vatPercentOf } from '#rules/price/invoice.ts'
import type { Cents } from '#rules/price/money.ts'
import type { Database, Instant } from '#server/db/database.ts'
import { clientOf } from '#server/invoices/freeze-facts.ts'
import type { InvoiceClient, InvoiceFacts } from '#server/invoices/invoice-facts.ts'
import type { RefundFacts } from '#server/invoices/refund-facts.ts'
import { shownName } from '#server/invoices/serve-invoices.ts'
import type { Span } from '#server/staff/day-of-orders.ts'
import { euros, instant, mostExported } from './export-rows.ts'

/** The accountant's line of each invoice, as it was frozen. */
export function invoiceRows(issued: readonly IssuedInvoice[]) {
  return issued.map(({ facts, reference }) => ({
    Facture: facts.number,
    'Émise le': instant(facts.issuedAt),
    Commande: facts.orderId,
    'Livrée le': instant(facts.deliveredAt),
    'Payée le': instant(facts.paidAt),
    ...buyer(facts.client),
    ...amounts(facts),
    'Référence de paiement': reference,
  }))
}

/** The accountant's line of each movement. */
export function cashRows(moved: readonly Movement[]) {
  return moved.map((movement) => ({
    Date: instant(movement.at),
    Nature: movement.kind,
    Commande: movement.orderId,
    'E-mail': movement.email,
    ...buyer(movement.client),
    ...amounts(movement),
    Facture: movement.invoice,
    Reçu: movement.receipt === null ? null : shownName(movement.receipt),
    Référence: movement.reference,
  }))
}

/** `file`: the paper; `reference`: the processor's name of the payment. */
export interface IssuedInvoice {
  readonly facts: InvoiceFacts
  readonly file: string
  readonly reference: string | null
}

/** Invoices by the day they were issued, in the order of their numbers. */
export async function issuedInvoices(db: Database, { from, to }: Span): Promise<IssuedInvoice[]> {
  const rows = await db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select(['facts', 'file', 'intent_id'])
    .where('issued_at', '>=', from.getTime())
    .where('issued_at', '<', to.getTime())
    .orderBy('number')
    .limit(mostExported + 1)
    .execute()
  return rows.map(({ facts, file, intent_id: reference }) => ({
    facts: JSON.parse(facts) as InvoiceFacts,
    file,
    reference,
  }))
}

/** Money that came, or went back: below zero. */
export interface Movement extends Sums {
  readonly at: Instant
  readonly kind: 'encaissement' | 'remboursement'
  readonly orderId: number
  readonly email: string
  readonly client: InvoiceClient
  readonly invoice: string | null
  /** The file of its receipt. */
  readonly receipt: string | null
  readonly reference: string | null
}

interface Sums {
  readonly totalHT: Cents
  readonly totalTTC: Cents
  readonly vatPercent: number
}

/** What was cashed and given back by the day it was, the oldest first. */
export async function movements(db: Database, span: Span): Promise<Movement[]> {
  const all = [...(await paymentsIn(db, span)), ...(await refundsIn(db, span))]
  return all.toSorted((one, other) => one.at - other.at || one.orderId - other.orderId)
}

async function paymentsIn(db: Database, { from, to }: Span): Promise<Movement[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.supplier_id')
    .leftJoin('invoices', 'invoices.order_id', 'orders.id')
    .selectAll('users')
    .select(['orders.id as order_id', 'paid_at', 'orders.email as order_email', 'total_ht', 'total_ttc'])
    .select(['invoice_number', 'intent_id', 'facts'])
    .where('paid_at', '>=', from.getTime())
    .where('paid_at', '<', to.getTime())
    .orderBy('paid_at')
    .limit(mostExported + 1)
    .execute()
  return rows.map((row) => {
    const invoice = row.facts === null ? null : (JSON.parse(row.facts) as InvoiceFacts)
    const { totalHT, totalTTC, vatPercent } = invoice ?? sums(row.total_ht ?? 0, row.total_ttc ?? 0)
    return {
      at: row.paid_at ?? 0,
      kind: 'encaissement',
      orderId: row.order_id,
      email: row.order_email,
      client: invoice?.client ?? clientOf(row),
      invoice: row.invoice_number,
      receipt: null,
      reference: row.intent_id,
      totalHT,
      totalTTC,
      vatPercent,
    }
  })
}

async function refundsIn(db: Database, { from, to }: Span): Promise<Movement[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('refunds', 'refunds.order_id', 'orders.id')
    .innerJoin('users', 'users.id', 'orders.supplier_id')
    .selectAll('users')
    .select(['orders.id as order_id', 'refund_at', 'refund_file', 'orders.email as order_email'])
    .select(['cents', 'facts', 'refund_id'])
    .where('refund_state', '=', 'refunded')
    .where('refund_at', '>=', from.getTime())
    .where('refund_at', '<', to.getTime())
    .orderBy('refund_at')
    .limit(mostExported + 1)
    .execute()
  return rows.map((row) => {
    const receipt = row.facts === null ? null : (JSON.parse(row.facts) as RefundFacts)
    const given = receipt?.totalTTC === row.cents ? receipt : sums(row.cents, row.cents)
    return {
      at: row.refund_at ?? 0,
      kind: 'remboursement',
      orderId: row.order_id,
      email: row.order_email,
      client: receipt?.client ?? clientOf(row),
      invoice: null,
      receipt: row.refund_file,
      reference: row.refund_id,
      totalHT: -given.totalHT,
      totalTTC: -given.totalTTC,
      vatPercent: given.vatPercent,
    }
  })
}

/** Those of an order, or of what was charged of another amount than the order's: that one whole, without a tax. */
function sums(totalHT: Cents, totalTTC: Cents): Sums {
  return { totalHT, totalTTC, vatPercent: vatPercentOf(totalHT, totalTTC) }
}

function buyer({ name, contact, address, siren, vatNumber }: InvoiceClient) {
  return { Client: name, Contact: contact, Adresse: address.join(', '), SIREN: siren, 'N° de TVA': vatNumber }
}

/** The tax is what lies between the two totals, as on the paper. */
function amounts({ totalHT, totalTTC, vatPercent }: Sums) {
  return { HT: euros(totalHT), 'Taux de TVA': vatPercent, TVA: euros(totalTTC - totalHT), TTC: euros(totalTTC) }
}
