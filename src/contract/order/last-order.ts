import * as v from 'valibot'
import { call } from '#contract/call.ts'
import { identifierParam } from '#contract/wire/identifier.ts'

/** The last address delivered to. */
export const lastOrder = call({
  method: 'GET',
  path: '/fo/last-order/:supplierId',
  audience: 'supplier',
  params: v.object({ supplierId: identifierParam('Fournisseur inconnu') }),
  reply: v.looseObject({ adresseLivraison: v.nullish(v.string(), null) }),
})
