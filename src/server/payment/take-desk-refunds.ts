import type { GivenRefund } from '#server/adapters/payments/payments.ts'
import type { Cents } from '#rules/price/money.ts'
import { formatEuros } from '#rules/price/money.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import type { Database } from '#server/db/database.ts'
import { creditedOf, leftOf, markGivenBack } from '#server/invoices/credit-notes.ts'
import { orderGivenBackLetter } from '#server/letters/order-credited-letter.ts'
import { writeToSupplier } from '#server/letters/write-to-supplier.ts'
import { deskRefundLetter } from '#server/letters/team-refund-letters.ts'
import { insertLetter } from '#server/letters/letters.ts'
import { insertDeskRefund, setUncredited, uncreditedOf } from '#server/orders/desk-refunds.ts'
import { insertOrderChange, unmoved } from '#server/orders/order-changes.ts'
import { findOrderOfIntent, type OrderRow } from '#server/orders/orders.ts'
import { holdOrder } from '#server/orders/hold-order.ts'
import type { World } from '#server/world.ts'
import { issueCreditNote } from './issue-credit-note.ts'

type TakingWorld = Pick<World, 'db' | 'letters' | 'log' | 'now' | 'payments' | 'publicUrl' | 'staff'>

/**
 * Takes in what people gave back of an intent at the processor's own desk, each refund once, however often and in
 * whatever order it is told of: the processor is asked what there is.
 */
export async function takeDeskRefunds(intentId: string, world: TakingWorld): Promise<void> {
  const { db, letters, log, payments } = world
  const order = await findOrderOfIntent(db, intentId)
  if (order === null || order.payment_status !== 1) return
  const byHand = (await payments.refundsOf(intentId)).filter(
    ({ key, status }) => key === null && status === 'succeeded',
  )
  for (const refund of byHand.toReversed()) {
    const isNew = await db.transaction().execute((transaction) => takeOne(transaction, order.id, refund, world))
    if (!isNew) continue
    log.info({ order: order.id, refund: refund.id }, 'given back at the desk of the processor')
    letters.wake()
  }
}

/** The order is held: of two that tell of the same refund one takes it. */
async function takeOne(
  transaction: Database,
  orderId: number,
  { cents, id }: GivenRefund,
  world: TakingWorld,
): Promise<boolean> {
  const at = world.now()
  const order = await holdOrder(transaction, orderId)
  if (order === null) return false
  // The refund of a cancelled order finds it by itself, and tells all that was given back.
  const isTold = order.status === orderStatus.cancelled
  const row = { refund_id: id, order_id: orderId, cents, seen_at: at.getTime(), uncredited: isTold ? 0 : cents }
  if (!(await insertDeskRefund(transaction, row)) || isTold) return false
  const note = `au service de paiement, ${formatEuros(cents)}`
  await insertOrderChange(transaction, unmoved(order, { kind: 'refund', by: null, at: at.getTime(), note }))
  const left = await payCreditNotes(transaction, order, { cents, id }, at)
  await setUncredited(transaction, id, left)
  const isInvoiced = order.invoice_file !== null
  if (isInvoiced) await creditDeskRefunds(transaction, order, world)
  else {
    const letter = orderGivenBackLetter(order, { cents, refundId: id }, world.publicUrl)
    await writeToSupplier(transaction, order.supplier_id, letter, at)
  }
  await insertLetter(transaction, deskRefundLetter(order, { cents, refundId: id, isInvoiced }, world.staff), at)
  return true
}

/** Credit notes that still owed it are paid by it, the oldest first, each whole; what is left. */
async function payCreditNotes(
  transaction: Database,
  order: OrderRow,
  { cents, id }: Pick<GivenRefund, 'cents' | 'id'>,
  at: Date,
): Promise<Cents> {
  let left = cents
  for (const note of await creditedOf(transaction, order.id))
    if (note.next_try_at !== null && note.cents <= left && (await markGivenBack(transaction, note.number, id, at)))
      left -= note.cents
  return left
}

/**
 * Gives what was given back at the desk its credit notes, once the order has its invoice; never beyond its total.
 * Belongs into a transaction that holds the order.
 */
export async function creditDeskRefunds(
  transaction: Database,
  order: OrderRow,
  world: Pick<World, 'now' | 'publicUrl'>,
): Promise<void> {
  for (const refund of await uncreditedOf(transaction, order.id)) {
    const notes = await creditedOf(transaction, order.id)
    const cents = Math.min(refund.uncredited, leftOf(order.total_ttc ?? 0, notes))
    if (cents <= 0) continue
    const given = { refundId: refund.refund_id, at: refund.seen_at }
    const by = { id: null, name: 'service de paiement' }
    await issueCreditNote(transaction, order, { cents, reason: deskReason, by, given, notes }, world)
    await setUncredited(transaction, refund.refund_id, refund.uncredited - cents)
  }
}

const deskReason = 'remboursement'
