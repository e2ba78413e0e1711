import type { NotPayable, AmountMismatch } from '#contract/payment/payment.ts'
import { closedDay } from '#rules/moment/availability.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { HttpError } from '#server/log/http-error.ts'
import { isLapsed } from '#server/orders/is-lapsed.ts'
import { closedFor } from '#server/orders/moment-of.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import type { World } from '#server/world.ts'

/** No card pays this order, now or later. */
export function notPayable(sentence: string, more: Record<string, unknown> = {}): HttpError {
  const extra: NotPayable & Record<string, unknown> = { ...more, code: 'not_payable' }
  return new HttpError(409, sentence, { extra })
}

/**
 * Refuses an unpaid order that has lapsed, or whose day has closed since: a card must not pay for what cannot be
 * delivered. What the team has begun is on its way, whenever it was asked for.
 */
export async function checkSlot(order: OrderRow, { now, settings }: Pick<World, 'now' | 'settings'>): Promise<void> {
  if (isLapsed(order, now()))
    throw notPayable('Cette commande n’a pas été payée à temps : choisis un nouveau créneau, puis paie.')
  if (order.status !== orderStatus.validating) return
  const closed = closedFor(order, now(), await settings.availability())
  if (closed !== null) throw notPayable(`${closedDay(closed)} Choisis un nouveau créneau, puis paie.`)
}

/**
 * The processor charged something else than the order costs. Neither paid nor to be paid again: only people can put
 * that right.
 */
export function amountMismatch({ id: orderId }: Pick<OrderRow, 'id'>): HttpError {
  const verdict: AmountMismatch & Record<string, unknown> = {
    code: 'other_amount',
    orderId,
    processor_status: 'succeeded',
    last_error: null,
  }
  return new HttpError(
    402,
    `Le montant débité n’est pas celui de la commande n° ${orderId}. Ne paie pas à nouveau : contacte-nous.`,
    { extra: verdict },
  )
}

/** A card was charged for an order that is cancelled: it is given back, and not to be paid again. */
export function chargedAndCancelled({ id: orderId }: Pick<OrderRow, 'id'>): HttpError {
  const verdict: AmountMismatch & Record<string, unknown> = {
    code: 'cancelled',
    orderId,
    processor_status: 'succeeded',
    last_error: null,
  }
  return new HttpError(
    402,
    `La commande n° ${orderId} est annulée : tout ce qui a été débité t’est rendu, sans rien faire de plus.`,
    { extra: verdict },
  )
}
