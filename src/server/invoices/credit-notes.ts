import type { Generated, Selectable } from 'kysely'
import type { Cents } from '#rules/price/money.ts'
import type { Database, Instant } from '#server/db/database.ts'
import type { ShownCreditNote } from '#server/orders/past-order-on-wire.ts'
import type { CreditNoteFacts } from './credit-note-facts.ts'

/**
 * Credit notes, numbered in the one series with invoices (decision 150). `cents`: TTC, above zero; `organisation_id`:
 * whose account owes less by it; `intent_id`: what is given back of at the processor, null where no card paid.
 * `next_try_at`: when that is tried, null once it is given back (`refunded_at`); `failed_at`: since when people look
 * after it; `facts`: all that it says, as JSON.
 */
export interface CreditNotesTable {
  number: string
  of_invoice: string
  order_id: number
  organisation_id: number | null
  cents: Cents
  reason: string
  issued_by: string
  file: string
  issued_at: Instant
  facts: string
  intent_id: string | null
  attempts: Generated<number>
  next_try_at: Instant | null
  last_error: string | null
  failed_at: Instant | null
  refund_id: string | null
  refunded_at: Instant | null
}

export type CreditNoteRow = Selectable<CreditNotesTable>

/** The credit notes of these orders, by order, the oldest first. */
export async function creditNotesOf(
  db: Database,
  orders: readonly { readonly id: number }[],
): Promise<ReadonlyMap<number, ShownCreditNote[]>> {
  if (orders.length === 0) return new Map()
  const rows = await db
    .selectFrom('credit_notes')
    .select(['number', 'order_id', 'cents', 'issued_at', 'file'])
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .orderBy('number')
    .execute()
  return Map.groupBy(rows, ({ order_id: id }) => id)
}

/** What was credited of an order, whole rows. In a transaction that holds the order nothing is added to it. */
export async function creditedOf(db: Database, orderId: number): Promise<CreditNoteRow[]> {
  return await db.selectFrom('credit_notes').selectAll().where('order_id', '=', orderId).orderBy('number').execute()
}

/** What of a total TTC its credit notes leave. */
export function leftOf(total: Cents, notes: readonly Pick<CreditNoteRow, 'cents'>[]): Cents {
  return total - notes.reduce((sum, { cents }) => sum + cents, 0)
}

/** What the credit note of that file says; null when there is none. */
export async function findCreditNoteFacts(db: Database, file: string): Promise<CreditNoteFacts | null> {
  const row = await db.selectFrom('credit_notes').select('facts').where('file', '=', file).executeTakeFirst()
  return row === undefined ? null : (JSON.parse(row.facts) as CreditNoteFacts)
}

/** What the credit notes of an account say. */
export async function listCreditNotes(db: Database, supplierId: number): Promise<CreditNoteFacts[]> {
  const rows = await db
    .selectFrom('credit_notes')
    .innerJoin('orders', 'orders.id', 'credit_notes.order_id')
    .select('facts')
    .where('supplier_id', '=', supplierId)
    .orderBy('number')
    .execute()
  return rows.map(({ facts }) => JSON.parse(facts) as CreditNoteFacts)
}

/** Books the money of a credit note as given back; false when it was before. */
export async function markGivenBack(db: Database, number: string, refundId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('credit_notes')
    .set({ refund_id: refundId, refunded_at: at.getTime(), next_try_at: null, last_error: null, failed_at: null })
    .where('number', '=', number)
    .where('next_try_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Whether its money is not given back yet. */
export async function isOwed(db: Database, number: string): Promise<boolean> {
  const row = await db.selectFrom('credit_notes').select('next_try_at').where('number', '=', number).executeTakeFirst()
  return typeof row?.next_try_at === 'number'
}

/** Marks it as one for people to look after; whether it was not yet, nor given back. */
export async function markCreditFailed(db: Database, number: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('credit_notes')
    .set({ failed_at: at.getTime() })
    .where('number', '=', number)
    .where('failed_at', 'is', null)
    .where('next_try_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Owes again what a refund of that name gave back, for the bank sent it back. */
export async function oweCreditAgain(db: Database, refundId: string, at: Date): Promise<CreditNoteRow[]> {
  const owed = { attempts: 0, next_try_at: at.getTime(), last_error: 'sent back', failed_at: at.getTime() }
  return await db
    .updateTable('credit_notes')
    .set({ ...owed, refund_id: null, refunded_at: null })
    .where('refund_id', '=', refundId)
    .returningAll()
    .execute()
}
