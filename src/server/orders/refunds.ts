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
  { id, intent_id: intentId }: OrderRow,
  cents: Cents | null,
  at: Date,
): Promise<void> {
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

/** The refunds whose turn has come, those that waited longest first. */
export async function dueRefunds(db: Database, at: Date, most: number): Promise<RefundRow[]> {
  return await db
    .selectFrom('refunds')
    .selectAll()
    .where('next_try_at', '<=', at.getTime())
    .orderBy('next_try_at')
    .orderBy('order_id')
    .limit(most)
    .execute()
}

/** Takes a refund whose turn has come and writes its next one; false when another server was first. */
export async function takeRefund(
  db: Database,
  { order_id: id, next_try_at: seen, attempts }: RefundRow,
  next: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set({ next_try_at: next.getTime(), attempts: attempts + 1 })
    .where('order_id', '=', id)
    .where('next_try_at', '=', seen)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Notes what the processor said of a try that gave nothing back yet. */
export async function noteTry(db: Database, id: number, error: string | null): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ last_error: error })
    .where('order_id', '=', id)
    .where('next_try_at', 'is not', null)
    .execute()
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
