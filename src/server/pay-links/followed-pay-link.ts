import type { NotPayable } from '#contract/payment/payment.ts'
import type { PayLinkState } from '#contract/payment/pay-link.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import type { Availability } from '#rules/moment/availability.ts'
import { HttpError } from '#server/log/http-error.ts'
import { isLapsed } from '#server/orders/is-lapsed.ts'
import { closedFor } from '#server/orders/moment-of.ts'
import { findAnyOrder, type OrderRow } from '#server/orders/orders.ts'
import type { World } from '#server/world.ts'
import { findPayLink, type PayLinkRow } from './pay-links.ts'

/** A link that was given, the order that it pays, and what it still does. */
export interface FollowedPayLink {
  readonly link: PayLinkRow
  readonly order: OrderRow
  readonly state: PayLinkState
}

/** What a token leads to; 404 when it leads to nothing, or no more. */
export async function followPayLink(
  token: string,
  { db, now, settings }: Pick<World, 'db' | 'now' | 'settings'>,
): Promise<FollowedPayLink> {
  const link = await findPayLink(db, token)
  const order = link && (await findAnyOrder(db, link.order_id))
  if (link === null || order === null)
    throw new HttpError(404, 'Ce lien de paiement est introuvable, remplacé ou terminé.')
  return { link, order, state: payLinkState(link, order, now(), await settings.availability()) }
}

/** Refuses a link that does not pay any more: 409 where it did, else 410. */
export function checkPays({ state, order }: FollowedPayLink): void {
  if (state === 'payable') return
  if (state === 'paid') throw new HttpError(409, 'Cette commande est déjà payée.', { extra: { orderId: order.id } })
  const extra: NotPayable & Record<string, unknown> = { code: 'not_payable' }
  throw new HttpError(410, sentences[state], { extra })
}

function payLinkState(link: PayLinkRow, order: OrderRow, now: Date, availability: Availability): PayLinkState {
  if (order.status === orderStatus.cancelled) return 'cancelled'
  if (order.payment_status === 1) return 'paid'
  if (order.account_at !== null || order.total_ttc !== link.cents) return 'replaced'
  if (link.expires_at <= now.getTime()) return 'over'
  const isClosed = order.status === orderStatus.validating && closedFor(order, now, availability) !== null
  return isClosed || isLapsed(order, now) ? 'lapsed' : 'payable'
}

const sentences: Readonly<Record<Exclude<PayLinkState, 'payable' | 'paid'>, string>> = {
  over: 'Ce lien de paiement n’est plus valable : ses 48 heures sont passées. Demandes-en un autre.',
  cancelled: 'Cette commande est annulée : il n’y a rien à payer.',
  lapsed: 'Le créneau de cette commande est passé : elle ne peut plus être payée par ce lien.',
  replaced: 'Cette commande n’est plus à payer par ce lien : elle a changé depuis. Demandes-en un autre.',
}
