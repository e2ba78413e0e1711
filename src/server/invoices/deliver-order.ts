import { markDelivered, type OrderRow } from '#server/db/orders.ts'
import { HttpError } from '#server/http-error.ts'
import type { World } from '#server/world.ts'
import { issueInvoice } from './issue-invoice.ts'

/**
 * Marks an order delivered at that moment (StatuCommande 2, DateLivraisonReelle), once, and issues its invoice when it is paid; the
 * order as it then is. A second call changes nothing. Refused for an order that is unknown or cancelled, and for a moment to come.
 */
export async function deliverOrder(orderId: number, deliveredAt: Date, { db, letters, now, publicUrl }: Pick<World, 'db' | 'letters' | 'now' | 'publicUrl'>): Promise<OrderRow> {
  const at = now()
  if (deliveredAt > at) throw new HttpError(422, 'Une livraison ne peut pas être datée de plus tard.')
  const order = await db.transaction().execute(async (transaction) => {
    await markDelivered(transaction, orderId, { deliveredAt, at })
    await issueInvoice(transaction, orderId, at, publicUrl)
    return await transaction.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst()
  })
  if (order === undefined) throw new HttpError(404, 'Commande introuvable.')
  if (order.delivered_at === null) throw new HttpError(409, 'Cette commande est annulée.')
  letters.wake()
  return order
}
