import { orderMoves, undoableForMs } from '#rules/order/order-moves.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { statusLabel } from '#rules/order/status-badge.ts'
import type { Database } from '#server/db/database.ts'
import { holdDatedLetters } from '#server/letters/dated-letters.ts'
import { insertLetter } from '#server/letters/letters.ts'
import { isLapsed } from '#server/orders/is-lapsed.ts'
import { isCoveredOrder } from '#server/orders/is-covered.ts'
import { findAnyOrder, foundOrder, type OrderRow } from '#server/orders/orders.ts'
import { HttpError } from '#server/log/http-error.ts'
import { writeNotices, type NoticeKind } from '#server/push/push-notices.ts'
import { wantsLetter } from '#server/letters/letters-off.ts'
import { stepLetter, stepLetterChoice } from '#server/letters/step-letter.ts'
import { enclosingWaybill, writeToSupplier } from '#server/letters/write-to-supplier.ts'
import { trackingText } from '#server/letters/tracking-text.ts'
import { trackingLink } from '#server/tracking/tracking-link.ts'
import type { World } from '#server/world.ts'
import { insertOrderChange } from '#server/orders/order-changes.ts'
import { changedMeanwhile, standing } from '#server/orders/changed-meanwhile.ts'
import { emittedBy } from '#server/orders/emitted-by.ts'
import { takeStep } from './take-step.ts'
import { tellSlips, withdrawSlip } from './tell-slips.ts'

/**
 * What a member of the team asks for: the step, from where he saw the order. `onPurpose`: though it is not paid;
 * `reason`: why a delivery has no photo.
 */
export interface AskedStep {
  readonly from: number
  readonly to: number
  readonly onPurpose: boolean
  readonly reason?: string
}

/** What a step takes. */
export interface StaffWorld extends Pick<World, 'db' | 'emissions' | 'now' | 'publicUrl'> {
  readonly letters: Pick<World['letters'], 'wake'>
}

/**
 * Takes an order one step further (R50): order, journal and letter together; of two at once one is refused, 409, with
 * where it stands. Letter and invoice leave once it can no longer be taken back.
 */
export async function moveOrder(
  orderId: number,
  step: AskedStep,
  staffId: number | null,
  { db, emissions, letters, now, publicUrl }: StaffWorld,
): Promise<OrderRow> {
  const at = now()
  const moved = await db.transaction().execute(async (transaction) => {
    const order = foundOrder(await findAnyOrder(transaction, orderId))
    if (order.status !== step.from) throw changedMeanwhile(order)
    checkStep(order, step, at)
    return await stepOn(
      transaction,
      order,
      { to: step.to, by: staffId, at, note: step.reason ?? '' },
      { emissions, publicUrl },
    )
  })
  letters.wake()
  return moved
}

/** A step that may be taken. `doneAt`: when it was done, where that was before; `isTold`: unless another follows at once. */
interface OneStep {
  readonly to: number
  readonly by: number | null
  readonly at: Date
  readonly doneAt?: Date
  readonly note?: string
  readonly isTold?: boolean
}

/** Takes that step, with its journal and its letter. 409: the order has moved since. */
export async function stepOn(
  transaction: Database,
  order: OrderRow,
  { to, by, at, doneAt, note, isTold = true }: OneStep,
  { emissions, publicUrl }: Pick<StaffWorld, 'emissions' | 'publicUrl'>,
): Promise<OrderRow> {
  const emitted = to === orderStatus.delivered ? emittedBy(order, emissions) : null
  const next = await takeStep(transaction, order, { to, by, at, ...(doneAt && { doneAt }), emitted })
  if (next === null) throw changedMeanwhile((await findAnyOrder(transaction, order.id)) ?? order)
  await insertOrderChange(transaction, {
    order_id: order.id,
    supplier_id: order.supplier_id,
    by_id: by,
    kind: 'step',
    from_status: order.status,
    to_status: to,
    at: at.getTime(),
    done_at: doneAt?.getTime() ?? null,
    note: note || null,
  })
  // The date that it is to come on is of no use to anybody any more.
  if (next.status === orderStatus.delivered) {
    await holdDatedLetters(transaction, order.id, at)
    await withdrawSlip(transaction, order)
  }
  const done = { doneAt: doneAt ?? at, at, sendAt: new Date(at.getTime() + undoableForMs) }
  if (isTold) await tellStep(transaction, next, done, publicUrl)
  await tellSlips(transaction, next, done, publicUrl)
  return next
}

/** The supplier's letter, unless he does without, the devices' notice, and the recipient's SMS. */
async function tellStep(
  transaction: Database,
  order: OrderRow,
  { doneAt, sendAt }: { readonly doneAt: Date; readonly sendAt: Date },
  publicUrl: string | null,
): Promise<void> {
  const link = trackingLink(order, sendAt, publicUrl)
  const choice = stepLetterChoice(order)
  const letter =
    choice !== null && (await wantsLetter(transaction, order.supplier_id, choice))
      ? stepLetter(order, doneAt, publicUrl, link)
      : null
  const text = order.status === orderStatus.delivering ? trackingText(order, link) : null
  if (letter !== null) {
    const whole = order.status === orderStatus.delivered ? enclosingWaybill(transaction, order.id, letter) : letter
    await writeToSupplier(transaction, order.supplier_id, await whole, sendAt)
  }
  if (text !== null) await insertLetter(transaction, text, sendAt)
  const notice = stepNotices.get(order.status)
  if (notice !== undefined) await writeNotices(transaction, order, notice, sendAt)
}

const stepNotices = new Map<number, NoticeKind>([
  [orderStatus.preparing, 'preparing'],
  [orderStatus.delivering, 'delivering'],
  [orderStatus.delivered, 'delivered'],
])

function checkStep(order: OrderRow, { to, onPurpose }: AskedStep, now: Date): void {
  const move = orderMoves({ status: order.status, isPaid: isCoveredOrder(order) }).find((each) => each.to === to)
  // A cancellation gives money back: that is a call of its own.
  if (move === undefined || to === orderStatus.cancelled)
    throw new HttpError(
      409,
      `Une commande « ${statusLabel(order.status)} » ne peut pas passer à « ${statusLabel(to)} ».`,
      standing(order),
    )
  if (isLapsed(order, now))
    throw new HttpError(
      409,
      'Cette commande n’a pas été payée à temps : fixe d’abord une nouvelle date de livraison.',
      standing(order),
    )
  if (move.onPurpose && !onPurpose) throw new HttpError(409, 'Cette commande n’est pas payée.', standing(order))
}
