import { orderStatus } from '#rules/order/order-status.ts'
import { undoableForMs } from '#rules/order/order-moves.ts'
import type { Database } from '#server/db/database.ts'
import { insertLetter } from '#server/letters/letters.ts'
import { writeToSupplier } from '#server/letters/write-to-supplier.ts'
import { changedMeanwhile } from '#server/orders/changed-meanwhile.ts'
import { insertOrderChange } from '#server/orders/order-changes.ts'
import { findAnyOrder, type OrderRow } from '#server/orders/orders.ts'
import { writeNotices } from '#server/push/push-notices.ts'
import { takeStep } from '#server/staff/take-step.ts'
import { withdrawSlip } from '#server/staff/tell-slips.ts'
import { trackingLink } from '#server/tracking/tracking-link.ts'
import { attemptLetter, attemptText } from './attempt-letter.ts'

/** A delivery that could not be made. `why`: 'absent, appelé à 10 h 05'; `at`: told, `doneAt`: tried. */
interface Failure {
  readonly why: string
  readonly by: number
  readonly at: Date
  readonly doneAt: Date
}

/**
 * Takes an order back from its way to its preparation, off its run, and tells its supplier and who waits for it. It
 * costs nothing. Belongs into the transaction that holds the order.
 */
export async function failDelivery(
  transaction: Database,
  order: OrderRow,
  { why, by, at, doneAt }: Failure,
  publicUrl: string | null,
): Promise<OrderRow> {
  const step = { to: orderStatus.preparing, by, at, doneAt, failed: why }
  const failed = await takeStep(transaction, order, step)
  if (failed === null) throw changedMeanwhile((await findAnyOrder(transaction, order.id)) ?? order)
  await insertOrderChange(transaction, {
    order_id: order.id,
    supplier_id: order.supplier_id,
    by_id: by,
    kind: 'attempt',
    from_status: order.status,
    to_status: failed.status,
    at: at.getTime(),
    done_at: doneAt.getTime(),
    note: why,
  })
  await withdrawSlip(transaction, order)
  const sendAt = new Date(at.getTime() + undoableForMs)
  const link = trackingLink(failed, sendAt, publicUrl)
  const letter = attemptLetter(failed, { why, at: doneAt, link }, publicUrl)
  await writeToSupplier(transaction, order.supplier_id, letter, sendAt)
  const text = attemptText(failed, doneAt, link)
  if (text !== null) await insertLetter(transaction, text, sendAt)
  await writeNotices(transaction, failed, 'attempt', sendAt)
  return failed
}
