import { randomBytes } from 'node:crypto'
import type { Cents } from '#rules/price/money.ts'
import type { Refund } from '#server/adapters/payments/payments.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import { findUser } from '#server/users/users.ts'
import { freezeRefund } from '#server/invoices/freeze-refund.ts'
import { orderRefundedLetter } from '#server/letters/order-refunded-letter.ts'
import { writeToSupplier } from '#server/letters/write-to-supplier.ts'
import { findCancellation, insertOrderChange, unmoved } from '#server/orders/order-changes.ts'
import type { World } from '#server/world.ts'
import { markRefunded } from '#server/orders/refunds.ts'

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
    const account = await findUser(transaction, order.supplier_id)
    const facts = freezeRefund(order, account, { refundId, cents, cancelledAt, refundedAt: at.getTime() })
    const file = `remboursement-${order.id}-${randomBytes(16).toString('hex')}.pdf`
    if (!(await markRefunded(transaction, order.id, { refundId, facts, file, at }))) return false
    await insertOrderChange(transaction, unmoved(order, { kind: 'refund', by: null, at: at.getTime() }))
    await writeToSupplier(transaction, order.supplier_id, orderRefundedLetter(order, facts, file, publicUrl), at)
    return true
  })
  if (isNew) letters.wake()
}
