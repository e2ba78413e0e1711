import { orderStatus } from '#rules/order/order-status.ts'
import type { Database, Instant } from '#server/db/database.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import type { AccountInvoiceFacts } from './account-invoice-facts.ts'
import type { InvoiceFacts } from './invoice-facts.ts'

/**
 * Issued invoices (decision 046). `file`: a name that nobody can guess; `facts`: all that the invoice says, as JSON.
 */
export interface InvoicesTable {
  number: string
  order_id: number
  file: string
  issued_at: Instant
  facts: string
}

/** The last number given in a year of the Paris calendar, and when. */
export interface InvoiceYearsTable {
  year: number
  last_rank: number
  last_issued_at: Instant
}

/**
 * Takes an order that is paid and delivered, and has no invoice, for the invoice to be made in this transaction; null
 * when there is nothing to make. Holds the order until the end.
 */
export async function takeForInvoice(db: Database, orderId: number, at: Date): Promise<OrderRow | null> {
  const taken = await db
    .updateTable('orders')
    .set({ invoiced_at: at.getTime(), updated_at: at.getTime() })
    .where('id', '=', orderId)
    .where('invoiced_at', 'is', null)
    .where('status', '=', orderStatus.delivered)
    .where('payment_status', '=', 1)
    .returningAll()
    .executeTakeFirst()
  return taken ?? null
}

/**
 * The next rank of the year, held until the end of the transaction, so that an abort gives none away; dates never go
 * back within a year.
 */
export async function nextInvoiceRank(
  db: Database,
  year: number,
  at: Date,
): Promise<{ readonly rank: number; readonly issuedAt: Instant }> {
  const now = at.getTime()
  const given = await db
    .insertInto('invoice_years')
    .values({ year, last_rank: 1, last_issued_at: now })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet((set) => ({
        last_rank: set('invoice_years.last_rank', '+', 1),
        last_issued_at: set
          .case()
          .when('invoice_years.last_issued_at', '>', now)
          .then(set.ref('invoice_years.last_issued_at'))
          .else(now)
          .end(),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  return { rank: given.last_rank, issuedAt: given.last_issued_at }
}

/** Keeps an invoice, and tells its order. */
export async function insertInvoice(db: Database, file: string, facts: InvoiceFacts): Promise<void> {
  const { number, orderId, issuedAt } = facts
  await db
    .insertInto('invoices')
    .values({ number, order_id: orderId, file, issued_at: issuedAt, facts: JSON.stringify(facts) })
    .execute()
  await db
    .updateTable('orders')
    .set({ invoice_number: number, invoice_file: file, invoiced_at: issuedAt })
    .where('id', '=', orderId)
    .execute()
}

/** What the invoice of that file says; null when there is none. */
export async function findInvoiceFacts(db: Database, file: string): Promise<InvoiceFacts | null> {
  const row = await db.selectFrom('invoices').select('facts').where('file', '=', file).executeTakeFirst()
  return row === undefined ? null : (JSON.parse(row.facts) as InvoiceFacts)
}

/** What the invoice of several deliveries in that file says; null when there is none. */
export async function findAccountInvoiceFacts(db: Database, file: string): Promise<AccountInvoiceFacts | null> {
  const row = await db.selectFrom('account_invoices').select('facts').where('file', '=', file).executeTakeFirst()
  return row === undefined ? null : (JSON.parse(row.facts) as AccountInvoiceFacts)
}

/** The file and the number of an order's invoice, its own or that of its month; null before it is issued. */
export async function findInvoiceOf(
  db: Database,
  orderId: number,
): Promise<{ readonly file: string; readonly number: string } | null> {
  const { file, invoice_number, account_invoice } =
    (await db
      .selectFrom('orders')
      .select(['invoice_file as file', 'invoice_number', 'account_invoice'])
      .where('id', '=', orderId)
      .executeTakeFirst()) ?? {}
  const number = invoice_number ?? account_invoice
  return file && number ? { file, number } : null
}

/** What the invoices of an account say. */
export async function listInvoices(db: Database, supplierId: number): Promise<InvoiceFacts[]> {
  const rows = await db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select('facts')
    .where('supplier_id', '=', supplierId)
    .orderBy('number')
    .execute()
  return rows.map(({ facts }) => JSON.parse(facts) as InvoiceFacts)
}
