import type { Api } from '#contract/api.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { Cents } from '#rules/price/money.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import type { Intent, IntentRequest } from '#server/adapters/payments/payments.ts'
import { findOrder, type OrderRow } from '#server/orders/orders.ts'
import { openPayment } from '#server/orders/unpaid-orders.ts'
import { HttpError } from '#server/log/http-error.ts'
import type { World } from '#server/world.ts'
import { nextAsk } from './next-ask.ts'
import { notPayable, amountMismatch } from './refusals.ts'
import { paymentKey } from './payment-key.ts'
import { asCustomer } from './saved-cards.ts'
import { settle } from './settle.ts'

/** Who pays, null where nobody knows, and what was shown to be paid. */
interface Payer {
  readonly amount: Cents
  readonly payerId: number | null
}

/**
 * Ties a stored order to the one intent that pays it (R42, R49). `amount`: what was shown. 409: paid, cancelled,
 * without price or at another; 402: charged another amount; 503: being tied elsewhere.
 */
export async function openOrderPayment(
  order: OrderRow,
  { amount, payerId }: Payer,
  checkSlot: () => Promise<void>,
  world: World,
): Promise<Reply<Api['payOrder']>> {
  checkToBePaid(order, amount)
  // What was opened may have been charged while its slot was still good: the processor is asked first. Without a place
  // no card is charged: its former intent is canceled.
  if (order.intent_id === null || order.held_until === null) await checkSlot()
  const intent = await asCustomer(payerId, world, (customer) => intentOf(order, { amount, customer }, world))
  if (intent.status === 'succeeded')
    throw (await settle(order, intent, world)) ? alreadyPaid(order) : amountMismatch(order)
  await checkSlot()
  const at = world.now()
  const opening = { intentId: intent.id, instead: order.intent_id, at, askAt: nextAsk(at, at) }
  if (!(await openPayment(world.db, order.id, opening))) throw await openedElsewhere(order, world)
  return {
    clientSecret: intent.clientSecret,
    orderId: order.id,
    paymentIntentId: intent.id,
    last_error: intent.lastError,
    last_refusal: intent.refusal,
  }
}

/**
 * Refuses an order that is cancelled, whatever was paid for it, paid, on account, or without price or at another than
 * was shown.
 */
export function checkToBePaid(order: OrderRow, amount: Cents): void {
  if (order.status === orderStatus.cancelled) throw notPayable('Cette commande est annulée.')
  if (order.payment_status === 1) throw alreadyPaid(order)
  if (order.account_at !== null) throw onAccount()
  if (order.total_ttc === null) throw notPayable('Cette commande n’a pas encore de prix.')
  if (order.total_ttc !== amount)
    throw notPayable('Ce n’est pas le prix de cette commande : ouvre-la depuis ton historique.')
}

/**
 * The order's intent; its key makes it the same one wherever it is asked for. A canceled one, one of another price from
 * before a new slot, or one that the payer's kept cards may not pay, gives way to the next.
 */
async function intentOf(
  order: OrderRow,
  { amount, customer }: Pick<IntentRequest, 'amount' | 'customer'>,
  { payments }: World,
): Promise<Intent> {
  const create = (idempotencyKey: string) =>
    payments.createIntent({ amount, orderId: order.id, idempotencyKey, customer })
  const ended = async (intent: Intent) =>
    (intent.amount === amount && intent.customer === customer) || intent.status === 'succeeded'
      ? intent
      : ((await payments.cancelIntent(intent.id)) ?? intent)
  const known = order.intent_id === null ? null : await payments.retrieveIntent(order.intent_id)
  let intent = await ended(known ?? (await create(paymentKey(order))))
  while (intent.status === 'canceled') intent = await ended(await create(paymentKey(order, intent.id)))
  if (intent.amount !== amount && intent.status !== 'succeeded') throw underWay()
  return intent
}

function onAccount(): HttpError {
  return notPayable('Cette commande est sur le compte de ton entreprise : il n’y a rien à payer par carte.')
}

function alreadyPaid(order: OrderRow): HttpError {
  return new HttpError(409, 'Cette commande est déjà payée.', { extra: { orderId: order.id } })
}

/** Paid or cancelled meanwhile, or tied to another intent by another server: the next try pays with that one. */
async function openedElsewhere(order: OrderRow, { db }: World): Promise<HttpError> {
  const now = await findOrder(db, order.supplier_id, order.id)
  if (now?.status === orderStatus.cancelled) return notPayable('Cette commande est annulée.')
  if (now !== null && now.account_at !== null) return onAccount()
  return now?.payment_status === 1 ? alreadyPaid(order) : underWay()
}

function underWay(): HttpError {
  return new HttpError(503, 'Cette commande est déjà en cours de paiement. Réessaie dans un instant.')
}
