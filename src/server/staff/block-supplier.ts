import { insertOrderChange, unmoved } from '#server/orders/order-changes.ts'
import { holdOrder } from '#server/orders/hold-order.ts'
import { foundOrder, type OrderRow } from '#server/orders/orders.ts'
import type { World } from '#server/world.ts'

/**
 * Blocks the account that an order is on, for a reason; an empty one lets it order again, with all of its firm. What is
 * ordered already goes on.
 */
export async function blockSupplier(
  orderId: number,
  reason: string,
  by: number,
  { db, now }: Pick<World, 'db' | 'now'>,
): Promise<OrderRow> {
  return await db.transaction().execute(async (transaction) => {
    const order = foundOrder(await holdOrder(transaction, orderId))
    const { organisation_id: firm, supplier_id: supplier } = order
    await transaction
      .updateTable('users')
      .set({ blocked_reason: reason || null })
      .where((or) =>
        reason === '' && firm !== null
          ? or.or([or('id', '=', supplier), or('organisation_id', '=', firm)])
          : or('id', '=', supplier),
      )
      .execute()
    const note = reason === '' ? 'débloqué' : `bloqué. Motif : ${reason}`
    await insertOrderChange(transaction, unmoved(order, { kind: 'block', by, at: now().getTime(), note }))
    return order
  })
}
