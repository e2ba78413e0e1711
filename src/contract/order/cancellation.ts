import * as v from 'valibot'
import { pastOrderSchema } from './history.ts'
import { identifierParam } from '#contract/wire/identifier.ts'
import { nothing } from '#contract/wire/nothing.ts'

/** An order of one's own, as it is after a change. */
export const onePastOrder = v.pipe(
  v.looseObject({ data: pastOrderSchema }),
  v.transform(({ data }) => data),
)
export const pastOrderParams = v.object({ id: identifierParam('Commande inconnue') })

/** Cancels an order of one's own, free of charge until two hours before its pickup (section 9), or unpaid at any hour before it is begun; what was paid is given back. Too late: 409, whose sentence names the deadline. Asked twice, it is done once. */
export const cancelOrder = {
  method: 'POST',
  path: '/fo/commande/:id/annuler',
  audience: 'supplier',
  encoding: 'json',
  params: pastOrderParams,
  query: nothing,
  body: nothing,
  reply: onePastOrder,
} as const
