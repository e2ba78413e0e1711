import { type Refund, ProcessorFailure } from '#server/adapters/payments/payments.ts'
import { insertLetter } from '#server/letters/letters.ts'
import { findAnyOrder, type OrderRow } from '#server/orders/orders.ts'
import { refundFailedLetter, type RefundTrouble } from '#server/letters/team-refund-letters.ts'
import { type StopSignals, createScheduler, type Scheduler } from '#server/scheduler.ts'
import { insertOrderChange, unmoved, findCancellation } from '#server/orders/order-changes.ts'
import type { World } from '#server/world.ts'
import { markFailed, markRefunded } from '#server/orders/refunds.ts'
import { isOwed, markCreditFailed, markGivenBack } from '#server/invoices/credit-notes.ts'
import { nextRefundTry, quietTries } from './next-refund-try.ts'
import { dueBack, noteTry, owedTables, takeOwed, type OwedBack } from './owed-back.ts'
import { creditKey, refundKey } from './payment-key.ts'
import { takeDeskRefunds } from './take-desk-refunds.ts'
import { randomBytes } from 'node:crypto'
import type { Cents } from '#rules/price/money.ts'
import { findBuyer } from '#server/organisations/buyer.ts'
import { freezeRefund } from '#server/invoices/freeze-facts.ts'
import { orderRefundedLetter } from '#server/letters/order-refunded-letter.ts'
import { writeToSupplier } from '#server/letters/write-to-supplier.ts'
import { errorFields } from '#server/log/log.ts'

/** What giving back takes. */
export type RefundingWorld = Pick<World, 'db' | 'letters' | 'log' | 'now' | 'payments' | 'publicUrl' | 'staff'>

/**
 * Gives back what cancelled orders and credit notes owe to cards, those that waited longest first, until there is none
 * or the server must stop.
 */
export async function refundDue(world: RefundingWorld, { ending }: Pick<StopSignals, 'ending'>): Promise<void> {
  for (const table of owedTables)
    while (!ending.aborted) {
      const due = await dueBack(world.db, table, world.now(), atOnce)
      if (due.length === 0) break
      await Promise.all(due.map((owed) => refundOne(owed, world)))
    }
}

const atOnce = 10

/**
 * Its next turn is written before the processor is asked: a failure, or a server that dies here, comes to it again. The
 * processor gives back once.
 */
async function refundOne(seen: OwedBack, world: RefundingWorld): Promise<void> {
  const { db, log, now } = world
  const owed = { ...seen, attempts: seen.attempts + 1 }
  const { attempts, number, order_id: orderId } = owed
  if (!(await takeOwed(db, seen, nextRefundTry(attempts, now())))) return
  const order = await findAnyOrder(db, orderId)
  if (order === null) throw new Error(`a refund of no order ${orderId}`)
  if (order.transfer_reference !== null) return await tellTeam(order, owed, 'by-transfer', world)
  try {
    const refund = await askRefund(order, owed, world)
    if (refund === null) return
    if (refund.status !== 'succeeded') {
      log.info({ order: orderId, refund: refund.status, attempts }, 'refund not there yet')
      await notRefunded(order, owed, refund, world)
    } else if (number === null) await bookRefund(order, refund, owed.cents, world)
    else await markGivenBack(db, number, refund.id, now())
  } catch (error) {
    log.error({ ...errorFields(error), order: orderId, attempts }, 'not refunded')
    if (error instanceof ProcessorFailure) await notRefunded(order, owed, error, world)
  }
}

/**
 * What people gave back at the processor's desk meanwhile is taken in before a credit note is given back: null when it
 * is paid by that.
 */
async function askRefund(order: OrderRow, owed: OwedBack, world: RefundingWorld): Promise<Refund | null> {
  const { intent_id: intentId, number, order_id: orderId } = owed
  if (intentId === null) return null
  const asked = { intentId, amount: owed.cents, orderId }
  if (number === null) return await world.payments.refund({ ...asked, idempotencyKey: refundKey(order) })
  await takeDeskRefunds(intentId, world)
  if (!(await isOwed(world.db, number))) return null
  return await world.payments.refundPart({ ...asked, idempotencyKey: creditKey(order, number) })
}

/** People are told when the processor turns the refund down, or was asked for long; it is tried on all the same. */
async function notRefunded(
  order: OrderRow,
  owed: OwedBack,
  why: Refund | ProcessorFailure,
  world: RefundingWorld,
): Promise<void> {
  await noteTry(world.db, owed, why instanceof ProcessorFailure ? why.message : why.status)
  const isRefused = why instanceof ProcessorFailure ? why.kind === 'refusing' : why.status === 'failed'
  if (isRefused || owed.attempts >= quietTries) await tellTeam(order, owed, isRefused ? 'refused' : 'silent', world)
}

/** Once; it is marked for people to look after. */
async function tellTeam(
  order: OrderRow,
  owed: OwedBack,
  trouble: RefundTrouble,
  { db, letters, now, staff }: RefundingWorld,
): Promise<void> {
  const at = now()
  const isNew = await db.transaction().execute(async (transaction) => {
    const { number } = owed
    const isFirst = number === null ? markFailed(transaction, order.id, at) : markCreditFailed(transaction, number, at)
    if (!(await isFirst)) return false
    await insertOrderChange(transaction, unmoved(order, { kind: 'refund', by: null, at: at.getTime() }))
    await insertLetter(transaction, refundFailedLetter(order, owed, trouble, staff), at)
    return true
  })
  if (isNew) letters.wake()
}

/** What booking takes. */
export interface BookingWorld extends Pick<World, 'db' | 'now' | 'publicUrl'> {
  readonly letters: Pick<World['letters'], 'wake'>
}

/** Books a refund that was given back, with its receipt and the letter that brings it: all or nothing, once. */
export async function bookRefund(
  order: OrderRow,
  { id: refundId }: Refund,
  cents: Cents,
  { db, letters, now, publicUrl }: BookingWorld,
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
