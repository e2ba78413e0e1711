import { createHash } from 'node:crypto'
import type { Api } from '#contract/api.ts'
import type { Order } from '#contract/order.ts'
import { sentences } from '#contract/sentences.ts'
import type { Cents } from '#rules/money.ts'
import type { Intent } from '#server/adapters/payments/payments.ts'
import { newOrderRow } from '#server/db/order-row.ts'
import { findOrder, findSubmission, insertOrderOnce, type OrderRow } from '#server/db/orders.ts'
import { findSlip } from '#server/db/slips.ts'
import { nameOfUnnamed } from '#server/db/unnamed-submission.ts'
import { openPayment } from '#server/db/unpaid-orders.ts'
import { checkAddressesStillTrue } from '#server/guards/addresses-still-true.ts'
import { checkMomentStillPossible } from '#server/guards/moment-still-possible.ts'
import { checkSupplier } from '#server/guards/own-account.ts'
import { checkPriceStillTrue } from '#server/guards/price-still-true.ts'
import { checkSameSubmission } from '#server/guards/same-submission.ts'
import { readSubmissionId } from '#server/guards/submission-id.ts'
import type { Handler } from '#server/handler.ts'
import { nextAsk } from '#server/payment/next-ask.ts'
import { amountMismatch } from '#server/payment/amount-mismatch.ts'
import { paymentKey } from '#server/payment/payment-key.ts'
import { settle } from '#server/payment/settle.ts'
import { HttpError, refusedField } from '#server/http-error.ts'
import type { World } from '#server/world.ts'

/** Stores the order and opens its payment, once per submission: a retry finds the same order and the same intent (R42). */
export const createPaymentIntent: Handler<Api['createPaymentIntent']> = async ({ body, caller, header }, world) => {
  const { amount, orderData: order } = body
  const given = readSubmissionId(header)
  checkSupplier(order.supplierId, caller)
  const digest = digestOf(order, amount)
  const submissionId = given ?? (await nameOfUnnamed(world.db, caller.id, digest, world.now()))

  const known = await findSubmission(world.db, caller.id, submissionId)
  const stored = known ?? (await storeOrder(order, amount, { id: submissionId, digest }, world))
  checkSameSubmission(stored, digest)
  if (stored.payment_status === 1) throw alreadyPaid(stored)
  const intent = await intentOf(stored, amount, world)
  if (intent.status === 'succeeded') throw (await settle(stored, intent, world)) ? alreadyPaid(stored) : amountMismatch(stored)
  // A new order was judged when it was stored; an older one may have waited too long.
  if (known) checkMomentStillPossible(order.moment, world.now(), 'orderData.')
  const at = world.now()
  const opening = { intentId: intent.id, instead: stored.intent_id, at, askAt: nextAsk(at, at) }
  if (!(await openPayment(world.db, stored.id, opening))) throw await openedElsewhere(stored, world)
  return { clientSecret: intent.clientSecret, orderId: stored.id, paymentIntentId: intent.id, last_error: intent.lastError }
}

async function storeOrder(order: Order, amount: Cents, submission: { id: string; digest: string }, world: World): Promise<OrderRow> {
  if ((await findSlip(world.db, order.slipPath, order.supplierId)) === null) {
    throw refusedField('orderData.bordereauFileName', sentences.order.slipRequired)
  }
  checkMomentStillPossible(order.moment, world.now(), 'orderData.')
  await checkAddressesStillTrue(order, world.places, 'orderData.')
  const priced = await checkPriceStillTrue(order, amount, world)
  const row = newOrderRow(priced, { ...submission, at: world.now() })
  return await world.db.transaction().execute((transaction) => insertOrderOnce(transaction, row))
}

/** The order's intent; its key makes it the same one however often and from wherever it is asked for. A canceled one never charges any more: the next one takes its place. */
async function intentOf(order: OrderRow, amount: Cents, { payments }: World): Promise<Intent> {
  const create = (idempotencyKey: string) => payments.createIntent({ amount, orderId: order.id, idempotencyKey })
  const known = order.intent_id === null ? null : await payments.retrieveIntent(order.intent_id)
  let intent = known ?? (await create(paymentKey(order)))
  while (intent.status === 'canceled') intent = await create(paymentKey(order, intent.id))
  return intent
}

function alreadyPaid(order: OrderRow): HttpError {
  return new HttpError(409, 'Cette commande est déjà payée.', { extra: { orderId: order.id } })
}

/** Paid meanwhile, or tied to another intent by another server: the next try pays with that one. */
async function openedElsewhere(order: OrderRow, { db }: World): Promise<HttpError> {
  const now = await findOrder(db, order.supplier_id, order.id)
  return now?.payment_status === 1 ? alreadyPaid(order) : new HttpError(503, 'Cette commande est déjà en cours de paiement. Réessaie dans un instant.')
}

/** What tells two orders apart: everything that was sent, as it was understood. */
function digestOf(order: Order, amount: Cents): string {
  return createHash('sha256').update(JSON.stringify({ amount, order })).digest('hex')
}
