import { sql } from 'kysely'
import { orderStatus } from '#rules/order/order-status.ts'
import type { Database } from '#server/db/database.ts'

/** Forgets how one gets in, and which neighbour, of orders that were over before then. */
export async function forgetAccess(db: Database, before: Date): Promise<void> {
  await db
    .updateTable('orders')
    .set({ access_note: '', neighbour: '' })
    // As its index has it.
    .where(sql<boolean>`(access_note <> '' or neighbour <> '')`)
    .where('updated_at', '<', before.getTime())
    .where('status', 'in', [orderStatus.delivered, orderStatus.cancelled])
    .execute()
}
