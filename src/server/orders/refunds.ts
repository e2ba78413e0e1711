import type { Selectable } from 'kysely'
import type { Cents } from '#rules/price/money.ts'
import type { Database, Instant } from '#server/db/database.ts'
import type { OrderRow } from './orders.ts'
import type { RefundState } from './orders-table.ts'

/**
 * What is owed to the payers of cancelled orders, one row an order (decision 080). `next_try_at`: null once it is given
 * back; `facts`: what its receipt says, as JSON.
 */
export interface RefundsTable {
  order_id: number
  intent_id: string
  cents: Cents
  asked_at: Instant
  attempts: number
  next_try_at: Instant | null
  last_error: string | null
  refund_id: string | null
  facts: string | null
}

export type RefundRow = Selectable<RefundsTable>

/** Owes an order what it was charged, once; belongs into the transaction that cancels it or marks it paid. */
export async function insertRefund(
  transaction: Database,
  { id, intent_id, transfer_reference: transfer }: OrderRow,
  cents: Cents | null,
  at: Date,
): Promise<void> {
  // What a transfer paid, people give back by one: no intent has it.
  const intentId = transfer === null ? intent_id : ''
  if (intentId === null || cents === null) throw new Error(`order ${id} was paid by nothing`)
  const row = {
    order_id: id,
    intent_id: intentId,
    cents,
    asked_at: at.getTime(),
    attempts: 0,
    next_try_at: at.getTime(),
    last_error: null,
    refund_id: null,
    facts: null,
  }
  const inserted = await transaction
    .insertInto('refunds')
    .values(row)
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .returning('order_id')
    .executeTakeFirst()
  if (inserted !== undefined) await sayRefund(transaction, id, 'asked', at)
}

/** What is owed to the payer of an order; null when nothing is. */
export async function findOwedRefund(db: Database, orderId: number): Promise<RefundRow | null> {
  const owed = db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).where('next_try_at', 'is not', null)
  return (await owed.executeTakeFirst()) ?? null
}

/** Marks a refund as one for people to look after; whether it was not yet, nor given back. */
export async function markFailed(transaction: Database, id: number, at: Date): Promise<boolean> {
  const failed = { refund_state: 'failed', refund_at: at.getTime() } as const
  const { numUpdatedRows } = await transaction
    .updateTable('orders')
    .set(failed)
    .where('id', '=', id)
    .where('refund_state', '=', 'asked')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Books a refund as given back, with what its receipt says; false when it was before. */
export async function markRefunded(
  transaction: Database,
  id: number,
  {
    refundId,
    facts,
    file,
    at,
  }: { readonly refundId: string; readonly facts: object; readonly file: string; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('refunds')
    .set({ refund_id: refundId, next_try_at: null, last_error: null, facts: JSON.stringify(facts) })
    .where('order_id', '=', id)
    .where('next_try_at', 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  await transaction.updateTable('orders').set({ refund_file: file }).where('id', '=', id).execute()
  await sayRefund(transaction, id, 'refunded', at)
  return true
}

/**
 * Owes again what a refund of that name gave back, for the bank sent it back, and names the receipt that is true no
 * more; null when none of that name is booked.
 */
export async function oweAgain(
  transaction: Database,
  refundId: string,
  at: Date,
): Promise<{ readonly owed: RefundRow; readonly file: string | null } | null> {
  const owed = { refund_id: null, facts: null, attempts: 0, next_try_at: at.getTime(), last_error: 'sent back' }
  const row = await transaction
    .updateTable('refunds')
    .set(owed)
    .where('refund_id', '=', refundId)
    .where('next_try_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) return null
  const { refund_file: file } = await transaction
    .selectFrom('orders')
    .select('refund_file')
    .where('id', '=', row.order_id)
    .executeTakeFirstOrThrow()
  await transaction.updateTable('orders').set({ refund_file: null }).where('id', '=', row.order_id).execute()
  await sayRefund(transaction, row.order_id, 'failed', at)
  return { owed: row, file }
}

/** What the receipt of that file says, as JSON; null when there is none. */
export async function findRefundFacts(db: Database, file: string): Promise<string | null> {
  const row = await db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select('facts')
    .where('orders.refund_file', '=', file)
    .executeTakeFirst()
  return row?.facts ?? null
}

async function sayRefund(transaction: Database, id: number, state: RefundState, at: Date): Promise<void> {
  await transaction
    .updateTable('orders')
    .set({ refund_state: state, refund_at: at.getTime() })
    .where('id', '=', id)
    .execute()
}
