import type { Intent } from '#server/adapters/payments/payments.ts'
import { markPaid, type OrderRow } from '#server/db/orders.ts'
import type { World } from '#server/world.ts'

/**
 * Marks an order paid when its intent charged exactly its total; whether it did. The only way an order becomes paid, whoever
 * found out: the page, a retry of the order, or this server by itself (decision 025).
 */
export async function settle(order: OrderRow, intent: Intent | null, { db, log, now }: Pick<World, 'db' | 'log' | 'now'>): Promise<boolean> {
  if (intent?.status !== 'succeeded') return false
  if (intent.amount !== order.total_ttc) {
    log.error({ order: order.id, charged: intent.amount, due: order.total_ttc }, 'another amount was charged')
    return false
  }
  await markPaid(db, order.id, now())
  return true
}
