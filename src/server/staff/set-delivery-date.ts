import { orderStatus } from '#rules/order-status.ts'
import { statusLabel } from '#rules/status-badge.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import { HttpError, refusedField } from '#server/http-error.ts'
import type { World } from '#server/world.ts'
import { insertOrderChange, unmoved } from '#server/orders/order-changes.ts'
import { holdOrder } from './orders-of-staff.ts'

/** Says when an order is to be delivered (R43). Refuses a moment that is past or more than a year away; 409 once it is delivered or cancelled. */
export async function setDeliveryDate(orderId: number, date: Date, staffId: number | null, { db, now }: Pick<World, 'db' | 'now'>): Promise<OrderRow> {
  const at = now()
  if (date < at) throw refusedField('DateLivraison', 'Cette date est passée.')
  if (date.getTime() > at.getTime() + yearMs) throw refusedField('DateLivraison', 'Cette date est à plus d’un an.')
  return await db.transaction().execute(async (transaction) => {
    const order = await holdOrder(transaction, orderId)
    if (order === null) throw new HttpError(404, 'Commande introuvable.')
    if (over.includes(order.status)) throw new HttpError(409, `Une commande « ${statusLabel(order.status)} » garde sa date.`)
    await insertOrderChange(transaction, unmoved(order, { kind: 'date', by: staffId, at: at.getTime() }))
    return await transaction.updateTable('orders').set({ expected_at: date.getTime(), updated_at: at.getTime() }).where('id', '=', orderId).returningAll().executeTakeFirstOrThrow()
  })
}

const over: readonly number[] = [orderStatus.delivered, orderStatus.cancelled]
const yearMs = 365 * 86_400_000
