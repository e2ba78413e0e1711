import { orderStatus } from '#rules/order/order-status.ts'
import { takeLettersBack } from '#server/letters/letters.ts'
import { findAnyOrder, foundOrder, type OrderRow } from '#server/orders/orders.ts'
import { askAtOnce } from '#server/orders/unpaid-orders.ts'
import { wantsLetter } from '#server/letters/letters-off.ts'
import { withdrawMovedLetter } from '#server/letters/moved-letter.ts'
import { orderCancelledLetter } from '#server/letters/order-cancelled-letter.ts'
import { writeToSupplier } from '#server/letters/write-to-supplier.ts'
import { stepLetterKeys } from '#server/letters/step-letter.ts'
import { errorFields } from '#server/log/log.ts'
import { insertRefund } from '#server/orders/refunds.ts'
import type { SettlingWorld } from '#server/payment/settle.ts'
import { withdrawIntent } from '#server/payment/withdraw-intent.ts'
import { dropNotices, writeNotices } from '#server/push/push-notices.ts'
import { insertOrderChange } from '#server/orders/order-changes.ts'
import { takeStep } from '#server/staff/take-step.ts'
import { changedMeanwhile } from '#server/orders/changed-meanwhile.ts'

/** Who cancels: the account, null at the command line, and on which side it stands. */
export interface Canceller {
  readonly id: number | null
  readonly side: 'supplier' | 'staff'
  /** Only when nobody has opened another payment of it since it was read, or paid it. */
  readonly samePayment?: boolean
}

export type CancellingWorld = SettlingWorld

/**
 * Cancels an order and answers it as it then is (R50, decision 080): state, journal, letter and refund together; of two
 * at once one is refused, 409. `check` throws for what may not be cancelled.
 */
export async function cancelOrder(
  seen: OrderRow,
  by: Canceller,
  check: (order: OrderRow, now: Date) => void,
  world: CancellingWorld,
): Promise<OrderRow> {
  const { db, letters, now, publicUrl, refunds } = world
  const cancelled = await db.transaction().execute(async (transaction) => {
    const at = now()
    check(seen, at)
    const order = await takeStep(transaction, seen, {
      to: orderStatus.cancelled,
      by: by.id,
      at,
      samePayment: by.samePayment ?? false,
    })
    if (order === null) return null
    await insertOrderChange(transaction, {
      order_id: order.id,
      supplier_id: order.supplier_id,
      by_id: by.id,
      kind: 'cancel',
      from_status: seen.status,
      to_status: order.status,
      at: at.getTime(),
    })
    if (order.payment_status === 1) await insertRefund(transaction, order, order.total_ttc, at)
    await askAtOnce(transaction, order.id, at)
    await takeLettersBack(transaction, stepLetterKeys(seen))
    await withdrawMovedLetter(transaction, order.id, at)
    // What becomes of his money he is told in any case.
    if (order.payment_status === 1 || (await wantsLetter(transaction, order.supplier_id, 'annulee')))
      await writeToSupplier(transaction, order.supplier_id, orderCancelledLetter(order, by.side, publicUrl), at)
    // Who cancels knows it.
    await (by.side === 'staff' ? writeNotices(transaction, order, 'cancelled', at) : dropNotices(transaction, order.id))
    return order
  })
  if (cancelled === null) return await afterOthers(seen, world)
  letters.wake()
  refunds.wake()
  if (cancelled.payment_status === 0 && cancelled.intent_id !== null) await stopCharge(cancelled, world)
  return (await findAnyOrder(db, seen.id)) ?? cancelled
}

/** Somebody else was first: a cancellation is what was wanted. */
async function afterOthers({ id }: OrderRow, { db }: CancellingWorld): Promise<OrderRow> {
  const order = foundOrder(await findAnyOrder(db, id))
  if (order.status === orderStatus.cancelled) return order
  throw changedMeanwhile(order)
}

/** At once; when the processor does not answer, the payment watch asks it again. */
async function stopCharge(order: OrderRow, world: CancellingWorld): Promise<void> {
  try {
    await withdrawIntent(order, world)
  } catch (error) {
    world.log.error({ ...errorFields(error), order: order.id }, 'intent not cancelled yet')
  }
}
