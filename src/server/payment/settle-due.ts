import { orderStatus } from '#rules/order-status.ts'
import type { OrderRow } from '#server/db/orders.ts'
import { dueUnpaid, takeUnpaid, type DueUnpaid } from '#server/db/unpaid-orders.ts'
import { errorFields } from '#server/log.ts'
import type { StopSignals } from '#server/scheduler.ts'
import type { World } from '#server/world.ts'
import { nextAsk } from './next-ask.ts'
import { settle, type SettlingWorld } from './settle.ts'
import { withdrawIntent } from './withdraw-intent.ts'

/** What asking takes. */
export type WatchingWorld = SettlingWorld & Pick<World, 'payments'>

/** Asks the processor about the unpaid orders that are due, those that waited longest first, until there is none or the server must stop. */
export async function settleDue(world: WatchingWorld, { ending }: Pick<StopSignals, 'ending'>): Promise<void> {
  while (!ending.aborted) {
    const due = await dueUnpaid(world.db, world.now(), atOnce)
    if (due.length === 0) return
    await Promise.all(due.map((order) => settleOne(order, world)))
  }
}

const atOnce = 10

/** Its next turn is written before the processor is asked: a failure, or a server that dies here, comes to it again. */
async function settleOne(seen: DueUnpaid, world: WatchingWorld): Promise<void> {
  const { db, log, now } = world
  const order = await takeUnpaid(db, seen, nextAsk(new Date(seen.payment_opened_at), now()))
  if (order === null) return
  try {
    if (await find(order, world)) log.info({ order: order.id }, 'payment found')
  } catch (error) {
    log.error({ ...errorFields(error), order: order.id }, 'payment not checked')
  }
}

/** Whether the processor charged it; a cancelled order is to be charged no more. */
async function find(order: OrderRow, world: WatchingWorld): Promise<boolean> {
  if (order.status === orderStatus.cancelled) return await withdrawIntent(order, world)
  const intent = order.intent_id === null ? null : await world.payments.retrieveIntent(order.intent_id)
  return await settle(order, intent, world)
}
