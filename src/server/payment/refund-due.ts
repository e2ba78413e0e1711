import { type Refund, ProcessorFailure } from '#server/adapters/payments/payments.ts'
import { insertLetter } from '#server/letters/letters.ts'
import { findAnyOrder, type OrderRow } from '#server/orders/orders.ts'
import { refundFailedLetter } from '#server/letters/refund-failed-letter.ts'
import { type StopSignals, createScheduler, type Scheduler } from '#server/scheduler.ts'
import { insertOrderChange, unmoved, findCancellation } from '#server/orders/order-changes.ts'
import type { World } from '#server/world.ts'
import { dueRefunds, markFailed, noteTry, takeRefund, type RefundRow, markRefunded } from '#server/orders/refunds.ts'
import { refundKey } from './payment-key.ts'
import { randomBytes } from 'node:crypto'
import type { Cents } from '#rules/price/money.ts'
import { findBuyer } from '#server/invoices/find-buyer.ts'
import { freezeRefund } from '#server/invoices/freeze-facts.ts'
import { orderRefundedLetter } from '#server/letters/order-refunded-letter.ts'
import { writeToSupplier } from '#server/letters/write-to-supplier.ts'
import { errorFields } from '#server/log/log.ts'

/** What giving back takes. */
export type RefundingWorld = Pick<World, 'db' | 'letters' | 'log' | 'now' | 'payments' | 'publicUrl' | 'staff'>

/** Gives back what is due, those that waited longest first, until there is none or the server must stop. */
export async function refundDue(world: RefundingWorld, { ending }: Pick<StopSignals, 'ending'>): Promise<void> {
  while (!ending.aborted) {
    const due = await dueRefunds(world.db, world.now(), atOnce)
    if (due.length === 0) return
    await Promise.all(due.map((refund) => refundOne(refund, world)))
  }
}

const atOnce = 10

/**
 * Its next turn is written before the processor is asked: a failure, or a server that dies here, comes to it again. The
 * processor gives back once.
 */
async function refundOne(owed: RefundRow, world: RefundingWorld): Promise<void> {
  const { db, log, now, payments } = world
  const attempts = owed.attempts + 1
  if (!(await takeRefund(db, owed, nextRefundTry(attempts, now())))) return
  const order = await findAnyOrder(db, owed.order_id)
  if (order === null) throw new Error(`a refund of no order ${owed.order_id}`)
  try {
    const refund = await payments.refund({
      intentId: owed.intent_id,
      amount: owed.cents,
      orderId: owed.order_id,
      idempotencyKey: refundKey(order),
    })
    if (refund.status === 'succeeded') return await bookRefund(order, refund, owed.cents, world)
    log.info({ order: order.id, refund: refund.status, attempts }, 'refund not there yet')
    await notRefunded(order, { ...owed, attempts }, refund, world)
  } catch (error) {
    log.error({ ...errorFields(error), order: order.id, attempts }, 'not refunded')
    if (error instanceof ProcessorFailure) await notRefunded(order, { ...owed, attempts }, error, world)
  }
}

/** People are told when the processor turns the refund down, or was asked for long; it is tried on all the same. */
async function notRefunded(
  order: OrderRow,
  owed: RefundRow,
  why: Refund | ProcessorFailure,
  { db, letters, now, staff }: RefundingWorld,
): Promise<void> {
  await noteTry(db, order.id, why instanceof ProcessorFailure ? why.message : why.status)
  const isRefused = why instanceof ProcessorFailure ? why.kind === 'refusing' : why.status === 'failed'
  if (!isRefused && owed.attempts < quietTries) return
  const at = now()
  const isNew = await db.transaction().execute(async (transaction) => {
    if (!(await markFailed(transaction, order.id, at))) return false
    await insertOrderChange(transaction, unmoved(order, { kind: 'refund', by: null, at: at.getTime() }))
    await insertLetter(transaction, refundFailedLetter(order, owed, isRefused ? 'refused' : 'silent', staff), at)
    return true
  })
  if (isNew) letters.wake()
}

/** How often a refund is tried before people are told of it, some day and a half: the processor may be away. */
const quietTries = 13

/**
 * When a refund that was not given back is tried again: after 1 minute, 2, 4… at most a day. A debt does not expire, so
 * there is always a next time.
 */
function nextRefundTry(attempts: number, at: Date): Date {
  return new Date(at.getTime() + Math.min(minuteMs * 2 ** (attempts - 1), dayMs))
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Books a refund that was given back, with its receipt and the letter that brings it: all or nothing, once. */
export async function bookRefund(
  order: OrderRow,
  { id: refundId }: Refund,
  cents: Cents,
  { db, letters, now, publicUrl }: Pick<World, 'db' | 'letters' | 'now' | 'publicUrl'>,
): Promise<void> {
  const at = now()
  const isNew = await db.transaction().execute(async (transaction) => {
    const cancelledAt = (await findCancellation(transaction, order.id))?.at ?? order.updated_at
    const account = await findBuyer(transaction, order)
    const facts = freezeRefund(order, account, { refundId, cents, cancelledAt, refundedAt: at.getTime() })
    const file = `remboursement-${order.id}-${randomBytes(16).toString('hex')}.pdf`
    if (!(await markRefunded(transaction, order.id, { refundId, facts, file, at }))) return false
    await insertOrderChange(transaction, unmoved(order, { kind: 'refund', by: null, at: at.getTime() }))
    await writeToSupplier(transaction, order.supplier_id, orderRefundedLetter(order, facts, file, publicUrl), at)
    return true
  })
  if (isNew) letters.wake()
}

/** Gives back what is owed as long as the server runs: at once when woken, and every half minute what failed. */
export function createRefundLoop(world: RefundingWorld): Scheduler {
  return createScheduler({
    task: (stop) => refundDue(world, stop),
    everyMs: 30_000,
    failed: (error) => world.log.error(errorFields(error), 'refunds not given back'),
  })
}
