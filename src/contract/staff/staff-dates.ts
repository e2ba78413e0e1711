import * as v from 'valibot'
import { atTheDesk } from '#contract/team-roles.ts'
import { call } from '#contract/wire/call.ts'
import { identifier, identifierParam } from '#contract/wire/identifier.ts'
import { setDeliveryDate } from './staff-order.ts'

/**
 * Says the same of several orders at once, each on its own: answers which have it now, and of the others why not.
 * `DateLivraison`, `flexHalfDay`, `motif`: as of one.
 */
export const setDeliveryDates = call({
  method: 'POST',
  path: '/bo/dates',
  audience: atTheDesk,
  body: v.object({
    ...setDeliveryDate.body.entries,
    commandes: v.pipe(
      v.array(identifierParam('Commande inconnue'), 'Commandes requises'),
      v.nonEmpty('Commandes requises'),
      v.maxLength(100, '100 commandes au plus'),
    ),
  }),
  reply: v.pipe(
    v.looseObject({
      datees: v.array(identifier),
      refusees: v.array(v.looseObject({ commande: identifier, message: v.string() })),
    }),
    v.transform(({ datees: dated, refusees }) => ({
      dated,
      refused: refusees.map(({ commande: orderId, message }) => ({ orderId, message })),
    })),
  ),
})
