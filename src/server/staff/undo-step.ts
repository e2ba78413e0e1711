import { undoableForMs } from '#rules/order/order-moves.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import type { Database } from '#server/db/database.ts'
import { releaseDatedLetters, withdrawDatedText } from '#server/letters/dated-letters.ts'
import { takeLettersBack } from '#server/letters/letters.ts'
import { foundOrder, type OrderRow } from '#server/orders/orders.ts'
import { HttpError } from '#server/log/http-error.ts'
import { stepLetterKeys } from '#server/letters/step-letter.ts'
import { dropStepNotices } from '#server/push/push-notices.ts'
import { insertOrderChange, movesSince, type OrderChange } from '#server/orders/order-changes.ts'
import type { StaffWorld } from './move-order.ts'
import { holdOrder } from '#server/orders/hold-order.ts'
import { takeStep } from './take-step.ts'

/** Who takes steps back, and when. */
interface Undoing {
  readonly by: number | null
  readonly at: Date
}

/**
 * Takes back the last step of an order, within ten seconds (R50), and its letter; with it the steps just before by the
 * same member, each within its own ten: a double press is undone at once.
 */
export async function undoStep(
  orderId: number,
  staffId: number | null,
  { db, now }: Pick<StaffWorld, 'db' | 'now'>,
): Promise<OrderRow> {
  const at = now()
  return await db.transaction().execute(async (transaction) => {
    // Its row before its letters, as whoever else writes both: PostgreSQL would break one of two off.
    let order = foundOrder(await holdOrder(transaction, orderId))
    const steps = burstThatLedTo(
      order.status,
      await movesSince(transaction, orderId, new Date(at.getTime() - undoableForMs)),
    )
    if (steps.length === 0) throw tooLate()
    await dropStepNotices(transaction, orderId)
    for (const step of steps) order = await takeBack(transaction, order, step, { by: staffId, at })
    return order
  })
}

/**
 * The steps that led to that status, the newest first: the last one, and those before it that the same member took.
 * What is typed at the command line (by nobody) does not bounce.
 */
function burstThatLedTo(status: number, moves: readonly OrderChange[]): readonly OrderChange[] {
  const [last] = moves
  const belongs = ({ kind, by_id: by, to_status: to }: OrderChange, index: number) =>
    kind === 'step' &&
    to === (moves[index - 1]?.from_status ?? status) &&
    (index === 0 || (by !== null && by === last?.by_id))
  const end = moves.findIndex((move, index) => !belongs(move, index))
  return end < 0 ? moves : moves.slice(0, end)
}

async function takeBack(
  transaction: Database,
  order: OrderRow,
  { from_status: to }: OrderChange,
  { by, at }: Undoing,
): Promise<OrderRow> {
  if (!(await takeLettersBack(transaction, stepLetterKeys(order)))) throw tooLate()
  if (order.status === orderStatus.delivered) await releaseDatedLetters(transaction, order.id)
  if (order.status === orderStatus.delivering) await withdrawDatedText(transaction, order.id)
  const back = await takeStep(transaction, order, { to, by, at })
  if (back === null) throw tooLate()
  await insertOrderChange(transaction, {
    order_id: order.id,
    supplier_id: order.supplier_id,
    by_id: by,
    kind: 'undo',
    from_status: order.status,
    to_status: to,
    at: at.getTime(),
  })
  return back
}

function tooLate(): HttpError {
  return new HttpError(409, 'Ce changement ne peut plus être annulé.')
}
