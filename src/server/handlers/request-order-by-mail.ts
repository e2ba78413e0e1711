import { createHash } from 'node:crypto'
import type { Api } from '#contract/api.ts'
import type { UnpricedOrder } from '#contract/order.ts'
import { insertLetter } from '#server/db/letters.ts'
import { requestedOrderRow, type Submission } from '#server/db/order-row.ts'
import { findSubmission, insertOrderOnce, type OrderRow } from '#server/db/orders.ts'
import { deleteSlip, insertSlip } from '#server/db/slips.ts'
import { checkAddressesStillTrue } from '#server/guards/addresses-still-true.ts'
import { checkMomentStillPossible } from '#server/guards/moment-still-possible.ts'
import { checkSupplier } from '#server/guards/own-supplier.ts'
import { checkSameSubmission } from '#server/guards/same-submission.ts'
import { readSubmissionId } from '#server/guards/submission-id.ts'
import type { Handler } from '#server/handler.ts'
import { orderRequestLetter } from '#server/letters/order-request-letter.ts'
import { receiveSlip, type ReceivedSlip } from '#server/received-slip.ts'
import type { World } from '#server/world.ts'

/** Stores an order that has no price, with its slip, and writes the letter that asks the provider's staff for one (R10): all three, once per submission. */
export const requestOrderByMail: Handler<Api['requestOrderByMail']> = async ({ body, caller, header }, world) => {
  const { order } = body
  const id = readSubmissionId(header)
  checkSupplier(order.supplierId, caller)
  const slip = await receiveSlip(body.slip, caller.id, world)
  const digest = digestOf(order, slip)
  const known = await findSubmission(world.db, caller.id, id)
  checkSameSubmission(known ?? (await storeOrder(order, slip, { id, digest, at: world.now() }, world)), digest)
  return { success: true, message: 'Commande enregistrée. On revient vite par mail pour confirmer le prix.' }
}

async function storeOrder(order: UnpricedOrder, { bytes, row: slip }: ReceivedSlip, submission: Submission, { db, files, letters, places, staff }: World): Promise<OrderRow> {
  checkMomentStillPossible(order.moment, submission.at, '')
  await checkAddressesStillTrue(order, places, '')
  await files.save(slip.path, bytes)
  let isTaken = false
  try {
    return await db.transaction().execute(async (transaction) => {
      await insertSlip(transaction, slip)
      const stored = await insertOrderOnce(transaction, requestedOrderRow({ ...order, slipPath: slip.path }, submission))
      isTaken = stored.slip_path === slip.path
      // The same submission was stored meanwhile, with its own copy of the slip.
      if (!isTaken) await deleteSlip(transaction, slip.path)
      else await insertLetter(transaction, orderRequestLetter(stored.id, order, slip, staff), submission.at)
      return stored
    })
  } catch (error) {
    isTaken = false
    throw error
  } finally {
    if (isTaken) letters.wake()
    else await files.remove(slip.path)
  }
}

/** What tells two requests apart: everything that was sent, as it was understood, and the slip's bytes. */
function digestOf(order: UnpricedOrder, { row }: ReceivedSlip): string {
  return createHash('sha256').update(JSON.stringify({ order, slip: row.sha256 })).digest('hex')
}
