import type { Api } from '#contract/api.ts'
import type { WireReply } from '#contract/endpoint.ts'
import { momentOnWire } from '#contract/order/moment-wire.ts'
import { wireFromInstant } from '#contract/wire/wire.ts'
import { eurosFromCents } from '#rules/price/money.ts'
import { findOrganisation } from '#server/organisations/organisations.ts'
import { countedFromOf, momentOf } from '#server/orders/moment-of.ts'
import { findUserById } from '#server/users/users.ts'
import type { World } from '#server/world.ts'
import type { FollowedPayLink } from './followed-pay-link.ts'

/**
 * A link as whoever has it reads it: of the order what a payer needs, and that only while it is to be paid, or is paid.
 * No street, no recipient, no telephone, no e-mail.
 */
export async function payLinkOnWire(
  { link, order, state }: FollowedPayLink,
  { db, places }: Pick<World, 'db' | 'places'>,
): Promise<WireReply<Api['readPayLink']>> {
  const isShown = state === 'payable' || state === 'paid'
  return {
    success: true,
    data: {
      etat: state,
      valable_jusqu_a: wireFromInstant(new Date(link.expires_at)),
      commande: isShown
        ? {
            id: order.id,
            demande_par: await askerOf({ link, order, state }, db),
            villeDepart: places.townIn(order.pickup_address) ?? '',
            villeLivraison: places.townIn(order.delivery_address) ?? '',
            ...momentOnWire(momentOf(order)),
            DateCommande: wireFromInstant(countedFromOf(order)),
            DateLivraison: order.expected_at === null ? null : wireFromInstant(new Date(order.expected_at)),
            poids: order.weight_band,
            totalHT: eurosFromCents(order.total_ht ?? link.cents),
            totalTTC: eurosFromCents(link.cents),
          }
        : null,
    },
  }
}

/** The firm, or else the company or the name of who made the link. */
async function askerOf({ link, order }: FollowedPayLink, db: World['db']): Promise<string> {
  if (order.organisation_id !== null) return (await findOrganisation(db, order.organisation_id)).name
  const maker = await findUserById(db, link.created_by)
  return maker === null ? '' : maker.company || `${maker.first_name} ${maker.last_name}`.trim()
}
