import { urgentPickup } from '#rules/moment/departure.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import type { Database } from '#server/db/database.ts'
import { momentOf } from './moment-of.ts'
import type { OrderRow } from './orders.ts'

/** An urgent order that is paid after its pickup had gone by is picked up so long after its payment; the date that the team has set for it holds, and so does what it has begun. */
export async function expectAnew(db: Database, order: OrderRow, paidAt: Date): Promise<OrderRow> {
  const { id, status, expected_at: before } = order
  const isLate =
    momentOf(order).type === 'urgent' &&
    status === orderStatus.validating &&
    (before === null || before <= paidAt.getTime())
  if (!isLate) return order
  const anew = { expected_at: urgentPickup(paidAt).getTime(), counted_from: paidAt.getTime() }
  return await db.updateTable('orders').set(anew).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}
