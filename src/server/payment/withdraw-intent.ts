import type { OrderRow } from '#server/orders/orders.ts'
import { stopAsking } from '#server/orders/unpaid-orders.ts'
import { settle, type SettlingWorld } from './settle.ts'

/**
 * Charges a cancelled order no more: its intent is cancelled, and what was charged first is booked, and so owed back;
 * whether it was. While neither is sure, the processor is asked again.
 */
export async function withdrawIntent(order: OrderRow, world: SettlingWorld): Promise<boolean> {
  const intent = order.intent_id === null ? null : await world.payments.cancelIntent(order.intent_id)
  if (intent === null || intent.status === 'canceled') {
    await stopAsking(world.db, order.id)
    return false
  }
  return await settle(order, intent, world)
}
