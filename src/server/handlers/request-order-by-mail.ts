import { createHash } from 'node:crypto'
import type { Api } from '#contract/api.ts'
import type { UnpricedOrder } from '#contract/order/order.ts'
import { outsideZone } from '#rules/order/zone.ts'
import { orderSentences } from '#contract/wire/sentences.ts'
import type { Database } from '#server/db/database.ts'
import { insertLetter } from '#server/letters/letters.ts'
import { digested } from '#server/orders/digested.ts'
import { requestedOrderRow, type Submission } from '#server/orders/order-row.ts'
import { type OrderRow } from '#server/orders/orders.ts'
import { findSubmission, insertOrderOnce } from '#server/orders/submissions.ts'
import { deleteSlip, findSlip } from '#server/slips/slips.ts'
import { findUser } from '#server/users/users.ts'
import { nameOfUnnamed } from '#server/orders/unnamed-submission.ts'
import { checkRoom } from '#server/capacity/half-day-full.ts'
import { checkAddressesLocated } from '#server/guards/addresses-located.ts'
import { checkMomentStillPossible } from '#server/guards/moment-still-possible.ts'
import { checkMayBuy } from '#server/guards/may-buy.ts'
import { checkSupplier } from '#server/guards/own-account.ts'
import { checkNotBlocked } from '#server/users/blocked-users.ts'
import { checkReferenceGiven } from '#server/guards/reference-demanded.ts'
import { readSubmissionId, checkSameSubmission } from '#server/guards/submission.ts'
import type { Handler, Visit } from '#server/http/handler.ts'
import { orderRequestLetter } from '#server/letters/order-request-letter.ts'
import { receiveSlip, type SlipUpload } from '#server/slips/slip-upload.ts'
import { keepFile } from '#server/storage/keep-file.ts'
import { checkRoomForSlip, insertSlipInQuota } from '#server/slips/keep-slip.ts'
import { refusedField } from '#server/log/http-error.ts'
import type { World } from '#server/world.ts'

/**
 * Stores an order that has no price, with its slip, and writes the letter that asks the provider's staff for one (R10):
 * all three, once per submission.
 */
export const requestOrderByMail: Handler<Api['requestOrderByMail']> = async (
  { body, caller, header, visit },
  world,
) => {
  const { order } = body
  const given = readSubmissionId(header)
  checkSupplier(order.supplierId, caller)
  checkMayBuy(caller)
  const slip =
    'slip' in body ? await receiveSlip(body.slip, caller, world) : await uploadedBefore(body.slipPath, caller.id, world)
  const digest = digestOf(order, slip)
  const id = given ?? (await nameOfUnnamed(world.db, caller.id, digest, world.now()))
  const known = await findSubmission(world.db, caller.id, id)
  const submission = { id, digest, at: world.now(), salesTerms: world.salesTerms }
  checkSameSubmission(known ?? (await storeOrder(order, slip, submission, visit, world)), digest)
  return { success: true, message: 'Commande enregistrée. On revient vite par e-mail pour confirmer le prix.' }
}

/** `bytes`: null when the slip is kept already. */
interface RequestSlip extends Pick<SlipUpload, 'row'> {
  readonly bytes: Uint8Array | null
}

async function uploadedBefore(path: string, supplierId: number, { db }: World): Promise<RequestSlip> {
  const row = await findSlip(db, path, supplierId)
  if (row === null) throw refusedField('bordereauFileName', orderSentences.slipRequired)
  return { bytes: null, row }
}

async function storeOrder(
  asked: UnpricedOrder,
  { bytes, row: slip }: RequestSlip,
  submission: Submission,
  visit: Visit,
  world: World,
): Promise<OrderRow> {
  const { db, files, letters, staff } = world
  checkMomentStillPossible(asked.moment, submission.at, '', await world.settings.availability())
  const { pickup, delivery } = await checkAddressesLocated(asked, world, '')
  const order = { ...asked, pickup: pickup.stop, delivery: delivery.stop }
  const outside = outsideZone(
    { pickup: asked.pickup.label, delivery: asked.delivery.label, minutes: null },
    await world.settings.zone(),
  )
  const row = requestedOrderRow({ ...order, slipPath: slip.path }, submission)
  await checkRoom(row, world)
  if (bytes !== null) await checkRoomForSlip(slip, visit, world)
  const write = async (transaction: Database): Promise<OrderRow> => {
    await checkReferenceGiven(transaction, order, 'reference')
    await checkNotBlocked(transaction, order.supplierId)
    if (bytes !== null) await insertSlipInQuota(transaction, slip, submission.at)
    const stored = await insertOrderOnce(transaction, row)
    // Else the same submission was stored meanwhile, with its own copy of the slip.
    if (stored.slip_path === slip.path)
      await insertLetter(
        transaction,
        orderRequestLetter(stored, { ...order, outside }, slip, await findUser(transaction, order.supplierId), staff),
        submission.at,
      )
    else if (bytes !== null) await deleteSlip(transaction, slip.path)
    return stored
  }
  const stored = await (bytes === null
    ? db.transaction().execute(write)
    : keepFile({ path: slip.path, bytes }, world, write))
  if (stored.slip_path === slip.path) letters.wake()
  else if (bytes !== null) await files.remove(slip.path)
  return stored
}

/** What tells two requests apart: everything that was sent, as it was understood, and the slip's bytes. */
function digestOf(order: UnpricedOrder, { row }: RequestSlip): string {
  return createHash('sha256')
    .update(JSON.stringify({ order: digested(order), slip: row.sha256 }))
    .digest('hex')
}
