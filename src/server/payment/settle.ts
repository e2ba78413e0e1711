import type { Intent } from '#server/adapters/payments/payments.ts'
import type { Cents } from '#rules/price/money.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { noteStrayCharge } from '#server/orders/stray-charges.ts'
import { findAnyOrder, markPaid, type OrderRow, type PaidByTransfer } from '#server/orders/orders.ts'
import { orderPaidLetter } from '#server/letters/order-paid-letter.ts'
import { writeToSupplier } from '#server/letters/write-to-supplier.ts'
import { insertOrderChange, unmoved } from '#server/orders/order-changes.ts'
import type { World } from '#server/world.ts'
import { insertRefund } from '#server/orders/refunds.ts'
import { issueInvoice } from './issue-invoice.ts'
import type { Database } from '#server/db/database.ts'
import { expectedAtPayment } from '#server/orders/moment-of.ts'

/** What it takes. */
export interface SettlingWorld extends Pick<World, 'db' | 'log' | 'now' | 'payments' | 'publicUrl' | 'tariff'> {
  readonly letters: Pick<World['letters'], 'wake'>
  readonly refunds: Pick<World['refunds'], 'wake'>
}

/**
 * Marks an order paid when its intent charged its total, or anything where it is cancelled; whether it did. The only
 * way an order becomes paid by card, by page, retry or this server (decision 025).
 */
export async function settle(order: OrderRow, intent: Intent | null, world: SettlingWorld): Promise<boolean> {
  if (intent?.status !== 'succeeded') return false
  if (intent.amount !== order.total_ttc) {
    world.log.error({ order: order.id, charged: intent.amount, due: order.total_ttc }, 'another amount was charged')
    // Of a cancelled order nothing is due: what was charged is given back, whatever it is.
    if (order.status !== orderStatus.cancelled) {
      await noteStrayCharge(world.db, order.id, intent.amount, world.now())
      return false
    }
  }
  await writePaid(order.id, intent.amount, world)
  return true
}

/**
 * The mark, the letter that tells of it, and the invoice of an order that was delivered before it was paid; an order
 * that was cancelled is owed its money back instead. All or nothing, once; whether it did.
 */
export async function writePaid(
  orderId: number,
  charged: Cents,
  { db, letters, now, payments, publicUrl, refunds, tariff }: SettlingWorld,
  byHand: PaidByHand | null = null,
): Promise<boolean> {
  const at = now()
  const isNew = await db.transaction().execute(async (transaction) => {
    const marked = await markPaid(transaction, orderId, at, byHand)
    if (marked === null && byHand !== null) return false
    if (marked === null) return await noteWhatPaysNothing(transaction, orderId, charged, at)
    const paid = await recalculateDue(transaction, marked, at)
    await insertOrderChange(
      transaction,
      unmoved(paid, { kind: 'paid', by: byHand?.by ?? null, at: at.getTime(), note: byHand?.note ?? null }),
    )
    if (paid.status === orderStatus.cancelled) {
      await insertRefund(transaction, paid, charged, at)
      return true
    }
    await writeToSupplier(
      transaction,
      paid.supplier_id,
      orderPaidLetter(paid, at, { publicUrl, isDemo: payments.processor.kind === 'embedded' }),
      at,
    )
    await issueInvoice(transaction, orderId, at, { publicUrl, tariff })
    return true
  })
  if (!isNew) return false
  letters.wake()
  refunds.wake()
  return true
}

/** A transfer that one of the team saw; `note`: how, for the journal. */
export interface PaidByHand extends PaidByTransfer {
  readonly by: number | null
  readonly note: string
}

/** Paid before: nothing is new. On account meanwhile, its intent cancelled: never ours to charge, people are told. */
async function noteWhatPaysNothing(transaction: Database, orderId: number, charged: Cents, at: Date): Promise<false> {
  const order = await findAnyOrder(transaction, orderId)
  if (order?.payment_status === 0) await noteStrayCharge(transaction, orderId, charged, at)
  return false
}

/**
 * An urgent order that is paid after its pickup had gone by is picked up so long after its payment; the date that the
 * team has set for it holds, and so does what it has begun.
 */
export async function recalculateDue(db: Database, order: OrderRow, paidAt: Date): Promise<OrderRow> {
  const expected_at = expectedAtPayment(order, paidAt)
  if (expected_at === order.expected_at) return order
  const anew = { expected_at, counted_from: paidAt.getTime() }
  return await db.updateTable('orders').set(anew).where('id', '=', order.id).returningAll().executeTakeFirstOrThrow()
}
