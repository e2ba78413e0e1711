import type { Cents } from '#rules/price/money.ts'
import type { Database, Instant } from '#server/db/database.ts'

/**
 * Cards that were charged and mark no order paid: another amount, or an intent that is not the order's. People put that
 * right.
 */
export interface StrayChargesTable {
  order_id: number
  cents: Cents
  seen_at: Instant
}

/** Notes such a charge, once an order. */
export async function noteStrayCharge(db: Database, orderId: number, cents: Cents, at: Date): Promise<void> {
  await db
    .insertInto('stray_charges')
    .values({ order_id: orderId, cents, seen_at: at.getTime() })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute()
}

/** Those whose order is still unpaid. Must be none. */
export async function strayCharges(db: Database): Promise<{ orderId: number; cents: Cents; seenAt: Date }[]> {
  const rows = await db.selectFrom('stray_charges').selectAll().orderBy('order_id').execute()
  if (rows.length === 0) return []
  const unpaid = await db
    .selectFrom('orders')
    .select('id')
    .where(
      'id',
      'in',
      rows.map((row) => row.order_id),
    )
    .where('payment_status', '=', 0)
    .execute()
  const ids = new Set(unpaid.map(({ id }) => id))
  return rows
    .filter((row) => ids.has(row.order_id))
    .map(({ order_id: orderId, cents, seen_at: at }) => ({ orderId, cents, seenAt: new Date(at) }))
}
