import type { Intent } from '#server/adapters/payments/payments.ts'
import { noteStrayCharge } from '#server/orders/stray-charges.ts'
import { findOrderOfIntent, type OrderRow } from '#server/orders/orders.ts'
import { findOrderOfSubmission } from '#server/orders/submissions.ts'
import { openPayment } from '#server/orders/unpaid-orders.ts'
import type { World } from '#server/world.ts'
import { nextAsk } from './next-ask.ts'
import { orderOfKey } from './payment-key.ts'
import { settle } from './settle.ts'

/** Looks into an intent that a page or an event named: what the processor says now counts, and its order. */
export async function settleIntent(id: string, world: World): Promise<void> {
  const { db, log, payments } = world
  const intent = await payments.retrieveIntent(id)
  const order = intent && ((await findOrderOfIntent(db, id)) ?? (await tieToItsOrder(intent, world)))
  if (!order) return log.info({ intent: id }, 'an intent of no order')
  if (order.payment_status === 0 && (await settle(order, intent, world)))
    log.info({ order: order.id }, 'payment announced')
}

/**
 * A server may have died between the making of the intent and its being written down: the intent itself tells what it
 * was made for.
 */
async function tieToItsOrder(
  { id: intentId, status, idempotencyKey, amount }: Intent,
  { db, log, now }: World,
): Promise<OrderRow | null> {
  const named = idempotencyKey === null ? null : orderOfKey(idempotencyKey)
  const order = named && (await findOrderOfSubmission(db, named))
  if (!order) return null
  const at = now()
  if (await openPayment(db, order.id, { intentId, instead: null, at, askAt: nextAsk(at, at) })) return order
  if (status === 'succeeded') {
    log.error({ order: order.id, intent: intentId, tied: order.intent_id }, 'charged by an intent that is not its own')
    await noteStrayCharge(db, order.id, amount, at)
  }
  return null
}
