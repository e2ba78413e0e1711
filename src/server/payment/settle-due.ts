import type { OrderRow } from '#server/db/orders.ts'
import { dueUnpaid, takeUnpaid, type DueUnpaid } from '#server/db/unpaid-orders.ts'
import { errorFields } from '#server/log.ts'
import type { StopSignals } from '#server/scheduler.ts'
import type { World } from '#server/world.ts'
import { nextAsk } from './next-ask.ts'
import { settle } from './settle.ts'

/** What asking takes. */
export type SettlingWorld = Pick<World, 'db' | 'letters' | 'log' | 'now' | 'payments' | 'publicUrl'>

/** Asks the processor about the unpaid orders that are due, those that waited longest first, until there is none or the server must stop. */
export async function settleDue(world: SettlingWorld, { ending }: Pick<StopSignals, 'ending'>): Promise<void> {
  while (!ending.aborted) {
    const due = await dueUnpaid(world.db, world.now(), atOnce)
    if (due.length === 0) return
    await Promise.all(due.map((order) => settleOne(order, world)))
  }
}

const atOnce = 10

/** Its next turn is written before the processor is asked: a failure, or a server that dies here, comes to it again. */
async function settleOne(seen: DueUnpaid, world: SettlingWorld): Promise<void> {
  const { db, log, now, payments } = world
  const order = await takeUnpaid(db, seen, nextAsk(new Date(seen.payment_opened_at), now()))
  if (order === null) return
  try {
    if (await settle(order, await intentOf(order, payments), world)) log.info({ order: order.id }, 'payment found')
  } catch (error) {
    log.error({ ...errorFields(error), order: order.id }, 'payment not checked')
  }
}

async function intentOf({ intent_id: id }: OrderRow, payments: World['payments']) {
  return id === null ? null : await payments.retrieveIntent(id)
}
