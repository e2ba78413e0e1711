import { randomBytes } from 'node:crypto'
import { openScreens } from '#contract/addresses.ts'
import { isTracked } from '#rules/order/tracking.ts'
import type { Database } from '#server/db/database.ts'
import { isCoveredOrder } from '#server/orders/is-covered.ts'
import type { OrderRow } from '#server/orders/orders.ts'

/** What leads to an order's tracking page: 128 bits that nobody guesses, as 22 letters. */
export function newTrackingToken(): string {
  return randomBytes(16).toString('base64url')
}

/** Where an order is followed, '/suivi/…'; null before it is shared or on its way, and once its link is over. */
export function trackingPath(order: OrderRow, now: Date): string | null {
  return order.tracking_token === null || !isFollowed(order, now)
    ? null
    : openScreens.tracking.replace(':token', order.tracking_token)
}

/** The same with the site before it, as who waits for the order opens it; null where the site has no address. */
export function trackingLink(order: OrderRow, now: Date, publicUrl: string | null): string | null {
  const path = trackingPath(order, now)
  return publicUrl === null || path === null ? null : publicUrl + path
}

/** The order of a link, null when there is none, or it is over. */
export async function findTracked(db: Database, token: string, now: Date): Promise<OrderRow | null> {
  const order = await db.selectFrom('orders').selectAll().where('tracking_token', '=', token).executeTakeFirst()
  return order !== undefined && isFollowed(order, now) ? order : null
}

/** Whether the link of an order, if it has one, leads somewhere. */
export function isFollowed(order: OrderRow, now: Date): boolean {
  const { status, delivered_at: deliveredAt } = order
  return isTracked(
    { status, isCovered: isCoveredOrder(order), deliveredAt: deliveredAt === null ? null : new Date(deliveredAt) },
    now,
  )
}
