import { setImmediate as letOthersIn } from 'node:timers/promises'
import { orderStatus } from '#rules/order/order-status.ts'
import { ProcessorFailure } from '#server/adapters/payments/payments.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import { dueUnpaid, takeUnpaid, type DueUnpaid } from '#server/orders/unpaid-orders.ts'
import { errorFields } from '#server/log/log.ts'
import type { StopSignals } from '#server/scheduler.ts'
import { nextAsk } from './next-ask.ts'
import { settle, type SettlingWorld } from './settle.ts'
import { withdrawIntent } from './withdraw-intent.ts'

/** How a round ended: all that was due was asked about; more may be due; the processor is away. */
export type RoundEnd = 'done' | 'more' | 'away'

/**
 * Asks the processor about the unpaid orders that are due, fifty at most, each supplier's first one before anybody's
 * second, ten at a time; until the server must stop, or the processor is not to be had.
 */
export async function settleDue(world: SettlingWorld, { ending }: Pick<StopSignals, 'ending'>): Promise<RoundEnd> {
  const due = await dueUnpaid(world.db, world.now(), mostARound)
  for (let at = 0; at < due.length && !ending.aborted; at += atOnce) {
    if (at > 0) await letOthersIn()
    const answered = await Promise.all(due.slice(at, at + atOnce).map((order) => settleOne(order, world)))
    if (answered.includes('away')) return 'away'
  }
  return due.length === mostARound ? 'more' : 'done'
}

const mostARound = 50
const atOnce = 10

/** Its next turn is written before the processor is asked: a failure, or a server that dies here, comes to it again. */
async function settleOne(seen: DueUnpaid, world: SettlingWorld): Promise<'asked' | 'away'> {
  const { db, log, now } = world
  const order = await takeUnpaid(db, seen, nextAsk(new Date(seen.payment_opened_at), now()))
  if (order === null) return 'asked'
  try {
    if (await find(order, world)) log.info({ order: order.id }, 'payment found')
  } catch (error) {
    log.error({ ...errorFields(error), order: order.id }, 'payment not checked')
    if (error instanceof ProcessorFailure && error.kind === 'unavailable') return 'away'
  }
  return 'asked'
}

/** Whether the processor charged it; a cancelled order is to be charged no more. */
async function find(order: OrderRow, world: SettlingWorld): Promise<boolean> {
  if (order.status === orderStatus.cancelled) return await withdrawIntent(order, world)
  const intent = order.intent_id === null ? null : await world.payments.retrieveIntent(order.intent_id)
  return await settle(order, intent, world)
}
