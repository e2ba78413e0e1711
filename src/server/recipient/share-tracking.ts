import type { Database } from '#server/db/database.ts'
import { HttpError } from '#server/log/http-error.ts'
import { isCoveredOrder } from '#server/orders/is-covered.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import { isFollowed, newTrackingToken, trackingPath } from '#server/tracking/tracking-link.ts'
import type { World } from '#server/world.ts'
import { reread } from './awaited-order.ts'

/** Where an order is followed, '/suivi/…': its link is made where it has none. 409 before it is covered, and once over. */
export async function shareTracking(order: OrderRow, { db, now }: Pick<World, 'db' | 'now'>): Promise<string> {
  const shared = order.tracking_token === null && isFollowed(order, now()) ? await withToken(db, order) : order
  const path = trackingPath(shared, now())
  if (path === null)
    throw new HttpError(
      409,
      isCoveredOrder(order) ? 'Cette livraison ne se suit plus.' : 'Le suivi se partage une fois la commande payée.',
    )
  return path
}

/** Of two who ask at once, both have the same. */
async function withToken(db: Database, order: OrderRow): Promise<OrderRow> {
  await db
    .updateTable('orders')
    .set({ tracking_token: newTrackingToken() })
    .where('id', '=', order.id)
    .where('tracking_token', 'is', null)
    .execute()
  return await reread(db, order)
}
