import { undoableForMs } from '#rules/order-moves.ts'
import { takeLettersBack } from '#server/letters/letters.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import { HttpError } from '#server/http-error.ts'
import { stepLetterKeys } from '#server/letters/step-letter.ts'
import { dropNotices } from '#server/push/push-notices.ts'
import { findLastChange, insertOrderChange } from '#server/orders/order-changes.ts'
import type { StaffWorld } from './move-order.ts'
import { holdOrder, takeStep } from './orders-of-staff.ts'

/** Takes the last step of an order back, once, within ten seconds (R50), its letter with it; answers the order as it then is. */
export async function undoStep(orderId: number, staffId: number | null, { db, now }: Pick<StaffWorld, 'db' | 'now'>): Promise<OrderRow> {
  const at = now()
  return await db.transaction().execute(async (transaction) => {
    // Its row before its letters, as whoever else writes both: PostgreSQL would break one of two off.
    const order = await holdOrder(transaction, orderId)
    if (order === null) throw new HttpError(404, 'Commande introuvable.')
    const last = await findLastChange(transaction, orderId)
    const isFresh = last?.kind === 'step' && last.to_status === order.status && at.getTime() - last.at <= undoableForMs
    if (last === null || !isFresh) throw tooLate()
    if (!(await takeLettersBack(transaction, stepLetterKeys(order)))) throw tooLate()
    await dropNotices(transaction, orderId)
    const back = await takeStep(transaction, order, { to: last.from_status, at })
    if (back === null) throw tooLate()
    await insertOrderChange(transaction, { order_id: orderId, supplier_id: order.supplier_id, by_id: staffId, kind: 'undo', from_status: order.status, to_status: last.from_status, at: at.getTime() })
    return back
  })
}

function tooLate(): HttpError {
  return new HttpError(409, 'Ce changement ne peut plus être annulé.')
}
