import type { Selectable } from 'kysely'
import type { Cents } from '#rules/price/money.ts'
import type { Database, Instant } from '#server/db/database.ts'

/**
 * What people gave back at the processor's own desk (decision 150), once a refund. `uncredited`: what of it no credit
 * note and no refund of ours tells: that of an order without an invoice yet.
 */
export interface DeskRefundsTable {
  refund_id: string
  order_id: number
  cents: Cents
  seen_at: Instant
  uncredited: Cents
}

/** Keeps one; false when it is known. */
export async function insertDeskRefund(db: Database, row: Selectable<DeskRefundsTable>): Promise<boolean> {
  const inserted = await db
    .insertInto('desk_refunds')
    .values(row)
    .onConflict((conflict) => conflict.column('refund_id').doNothing())
    .returning('refund_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Those of an order that no credit note tells yet. */
export async function uncreditedOf(db: Database, orderId: number): Promise<Selectable<DeskRefundsTable>[]> {
  return await db
    .selectFrom('desk_refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('uncredited', '>', 0)
    .orderBy('seen_at')
    .orderBy('refund_id')
    .execute()
}

/** Says how much of one is told by nothing else. */
export async function setUncredited(db: Database, refundId: string, uncredited: Cents): Promise<void> {
  await db.updateTable('desk_refunds').set({ uncredited }).where('refund_id', '=', refundId).execute()
}
