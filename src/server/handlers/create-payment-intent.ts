import { createHash } from 'node:crypto'
import type { Api } from '#contract/api.ts'
import type { Order } from '#contract/order/order.ts'
import { orderSentences } from '#contract/wire/sentences.ts'
import type { Cents } from '#rules/price/money.ts'
import type { Database } from '#server/db/database.ts'
import { digested } from '#server/orders/digested.ts'
import { newOrderRow } from '#server/orders/order-row.ts'
import { type OrderRow } from '#server/orders/orders.ts'
import { findSubmission, insertOrderOnce } from '#server/orders/submissions.ts'
import { findSlip } from '#server/slips/slips.ts'
import { holdUser } from '#server/users/users.ts'
import { nameOfUnnamed } from '#server/orders/unnamed-submission.ts'
import { checkAddressesLocated } from '#server/guards/addresses-located.ts'
import { checkMayBuy } from '#server/guards/may-buy.ts'
import { checkMayOrder } from '#server/guards/may-order.ts'
import { takePlace } from '#server/capacity/take-place.ts'
import { holdMs, holdPlace, withPlace } from '#server/capacity/with-place.ts'
import { checkMomentStillPossible } from '#server/guards/moment-still-possible.ts'
import { checkSupplier } from '#server/guards/own-account.ts'
import { checkPriceStillTrue } from '#server/guards/price-still-true.ts'
import { readSubmissionId, checkSameSubmission } from '#server/guards/submission.ts'
import type { Handler } from '#server/http/handler.ts'
import { checkReferenceGiven } from '#server/guards/reference-demanded.ts'
import { makePayLink } from '#server/pay-links/make-pay-link.ts'
import { checkSlot } from '#server/payment/refusals.ts'
import { putOnAccount } from '#server/trade-account/put-on-account.ts'
import { openOrderPayment } from '#server/payment/open-order-payment.ts'
import { refusedField } from '#server/log/http-error.ts'
import type { World } from '#server/world.ts'

/** Stores the order and opens its payment, once per submission: a retry finds the same order and intent (R42). */
export const createPaymentIntent: Handler<Api['createPaymentIntent']> = async (request, world) => {
  const { amount, orderData: order } = request.body
  const { stored, isNew } = await submitted(request, world)
  // A new order was judged when it was stored; an older one may have waited too long, and have another slot by now than
  // its form says.
  const checkWaited = async () => {
    if (isNew) return
    checkMomentStillPossible(order.moment, world.now(), 'orderData.', await world.settings.availability())
    await checkSlot(stored, world)
    await holdPlace(stored, world)
  }
  return await openOrderPayment(stored, { amount, payerId: request.caller.id }, checkWaited, world)
}

/** The same on the account of the caller's organisation. */
export const orderOnAccount: Handler<Api['orderOnAccount']> = async (request, world) => {
  const { stored } = await submitted(request, world)
  return await putOnAccount(stored, request.body.amount, request.caller, world)
}

/** The same, to be paid by anybody who has the link that is answered. */
export const orderByPayLink: Handler<Api['orderByPayLink']> = async (request, world) => {
  const { stored } = await submitted(request, world)
  return await makePayLink(stored, request.body.amount, request.caller.id, world)
}

type Submitted = Pick<Parameters<Handler<Api['createPaymentIntent']>>[0], 'body' | 'caller' | 'header'>

/** The order of a submission: a new one, or the one that it made before. */
async function submitted({ body, caller, header }: Submitted, world: World) {
  const { amount, orderData: order } = body
  const given = readSubmissionId(header)
  checkSupplier(order.supplierId, caller)
  checkMayBuy(caller)
  const digest = digestOf(order, amount)
  const submissionId = given ?? (await nameOfUnnamed(world.db, caller.id, digest, world.now()))

  const known = await findSubmission(world.db, caller.id, submissionId)
  const stored = known ?? (await storeOrder(order, amount, { id: submissionId, digest }, world))
  checkSameSubmission(stored, digest)
  return { stored, isNew: known === null }
}

async function storeOrder(
  order: Order,
  amount: Cents,
  submission: { id: string; digest: string },
  world: World,
): Promise<OrderRow> {
  if ((await findSlip(world.db, order.slipPath, order.supplierId)) === null) {
    throw refusedField('orderData.bordereauFileName', orderSentences.slipRequired)
  }
  checkMomentStillPossible(order.moment, world.now(), 'orderData.', await world.settings.availability())
  const ends = await checkAddressesLocated(order, world, 'orderData.')
  const priced = await checkPriceStillTrue(order, ends, amount, world)
  const at = world.now()
  const row = {
    ...newOrderRow(
      { ...priced, pickup: ends.pickup.stop, delivery: ends.delivery.stop },
      { ...submission, at, salesTerms: world.salesTerms },
    ),
    held_until: at.getTime() + holdMs,
  }
  const write = async (transaction: Database) => {
    await holdUser(transaction, order.supplierId)
    // A post of the same submission may have stored it meanwhile: it counts once.
    const known = await findSubmission(transaction, order.supplierId, submission.id)
    if (known) return known
    await checkReferenceGiven(transaction, order, 'orderData.reference')
    await checkMayOrder(transaction, order.supplierId, world)
    await takePlace(transaction, row, at)
    return await insertOrderOnce(transaction, row)
  }
  return await withPlace(row, write, world)
}

/** What tells two orders apart: everything that was sent, as it was understood. */
function digestOf(order: Order, amount: Cents): string {
  return createHash('sha256')
    .update(JSON.stringify({ amount, order: digested(order) }))
    .digest('hex')
}
