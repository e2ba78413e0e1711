import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import type { Cents } from '#rules/price/money.ts'
import { identifierParam } from '#contract/wire/identifier.ts'
import { repeatableIn, type Repeatable } from './repeatable.ts'
import { anyText, dateOrNull } from '#contract/wire/tolerant.ts'
import { euros } from '#contract/wire/wire.ts'

/**
 * The last delivery, as the panel shows it; `livraisonHT` in euros (section 3). `repeat`: all of the order, when the
 * provider sends it.
 */
export interface LastDelivery {
  readonly deliveryAddress: string
  readonly orderedAt: Date | null
  readonly customerCompany: string
  readonly totalHT: Cents | null
  /** The provider says that it has no price yet, where a missing amount says nothing. */
  readonly isUnpriced: boolean
  readonly repeat: Repeatable | null
}

const lastDeliverySchema = v.pipe(
  v.looseObject({
    AdresseLivraison: anyText,
    DateCommande: dateOrNull,
    RaisonSocialClient: anyText,
    livraisonHT: v.nullish(euros, null),
    prix_a_confirmer: v.fallback(v.optional(v.boolean(), false), false),
  }),
  v.transform((wire): LastDelivery => ({
    deliveryAddress: wire.AdresseLivraison,
    orderedAt: wire.DateCommande,
    customerCompany: wire.RaisonSocialClient,
    totalHT: wire.livraisonHT,
    isUnpriced: wire.prix_a_confirmer && wire.livraisonHT === null,
    repeat: repeatableIn(wire),
  })),
)

export const lastDelivery = call({
  method: 'GET',
  path: '/fo/last-delivery/:id',
  audience: 'supplier',
  params: v.object({ id: identifierParam('Fournisseur inconnu') }),
  reply: v.pipe(
    v.looseObject({ data: v.nullish(lastDeliverySchema, null) }),
    v.transform((reply) => reply.data),
  ),
})

/** The last address delivered to. */
export const lastOrder = call({
  method: 'GET',
  path: '/fo/last-order/:supplierId',
  audience: 'supplier',
  params: v.object({ supplierId: identifierParam('Fournisseur inconnu') }),
  reply: v.looseObject({ adresseLivraison: v.nullish(v.string(), null) }),
})
