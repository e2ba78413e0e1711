import * as v from 'valibot'
import { identifierParam } from '#contract/wire/identifier.ts'
import { nothing } from '#contract/wire/nothing.ts'

/** The last address delivered to. */
export const lastOrder = {
  method: 'GET',
  path: '/fo/last-order/:supplierId',
  audience: 'supplier',
  encoding: 'none',
  params: v.object({ supplierId: identifierParam('Fournisseur inconnu') }),
  query: nothing,
  body: nothing,
  reply: v.looseObject({ adresseLivraison: v.nullish(v.string(), null) }),
} as const
