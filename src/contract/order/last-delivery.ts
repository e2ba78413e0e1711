import * as v from 'valibot'
import type { Cents } from '#rules/price/money.ts'
import { identifierParam } from '#contract/wire/identifier.ts'
import { nothing } from '#contract/wire/nothing.ts'
import { repeatableIn, type Repeatable } from './repeatable.ts'
import { anyText, dateOrNull } from '#contract/wire/tolerant.ts'
import { euros } from '#contract/wire/wire.ts'

/** The last delivery, as the panel shows it; `livraisonHT` in euros (section 3). `repeat`: all of the order, when the provider sends it. */
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

export const lastDelivery = {
  method: 'GET',
  path: '/fo/last-delivery/:id',
  audience: 'supplier',
  encoding: 'none',
  params: v.object({ id: identifierParam('Fournisseur inconnu') }),
  query: nothing,
  body: nothing,
  reply: v.pipe(
    v.looseObject({ data: v.nullish(lastDeliverySchema, null) }),
    v.transform((reply) => reply.data),
  ),
} as const
