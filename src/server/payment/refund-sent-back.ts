import { insertFilesToRemove } from '#server/storage/files-to-remove.ts'
import { dropLetters, insertLetter } from '#server/letters/letters.ts'
import { invoicePath } from '#server/invoices/invoice-bytes.ts'
import { orderRefundedKey } from '#server/letters/order-refunded-letter.ts'
import { refundFailedKey, refundFailedLetter } from '#server/letters/team-refund-letters.ts'
import type { Database } from '#server/db/database.ts'
import { oweCreditAgain } from '#server/invoices/credit-notes.ts'
import { insertOrderChange, unmoved } from '#server/orders/order-changes.ts'
import { findAnyOrder } from '#server/orders/orders.ts'
import type { World } from '#server/world.ts'
import { oweAgain } from '#server/orders/refunds.ts'

/**
 * Owes again what the payer's bank sent back (decision 080): the receipt goes, people get a letter, and it is tried
 * again. All or nothing, once; a refund that is not booked is not ours.
 */
export async function refundSentBack(
  refundId: string,
  { db, letters, now, refunds, staff }: Pick<World, 'db' | 'letters' | 'now' | 'refunds' | 'staff'>,
): Promise<void> {
  const at = now()
  const isNew = await db.transaction().execute(async (transaction) => {
    if (await creditSentBack(transaction, refundId, at, staff)) return true
    const again = await oweAgain(transaction, refundId, at)
    const order = again && (await findAnyOrder(transaction, again.owed.order_id))
    if (again === null || order === null) return false
    const { owed, file } = again
    if (file !== null) await insertFilesToRemove(transaction, [invoicePath(file)])
    await dropLetters(transaction, [orderRefundedKey(order.id), refundFailedKey(order.id)])
    await insertOrderChange(transaction, unmoved(order, { kind: 'refund', by: null, at: at.getTime() }))
    await insertLetter(transaction, refundFailedLetter(order, { ...owed, number: null }, 'sent-back', staff), at)
    return true
  })
  if (!isNew) return
  letters.wake()
  refunds.wake()
}

/** The same of what credit notes gave back: the papers stay true, the money is owed again. */
async function creditSentBack(
  transaction: Database,
  refundId: string,
  at: Date,
  staff: World['staff'],
): Promise<boolean> {
  const owed = await oweCreditAgain(transaction, refundId, at)
  for (const note of owed) {
    const order = await findAnyOrder(transaction, note.order_id)
    if (order === null) continue
    await insertOrderChange(transaction, unmoved(order, { kind: 'refund', by: null, at: at.getTime() }))
    await insertLetter(transaction, refundFailedLetter(order, note, 'sent-back', staff), at)
  }
  return owed.length > 0
}
