import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { pastOrderSchema } from './past-order.ts'
import { identifierParam } from '#contract/wire/identifier.ts'
import { momentSchema } from './moment-wire.ts'

/** An order of one's own, as it is after a change. */
export const onePastOrder = v.pipe(
  v.looseObject({ data: pastOrderSchema }),
  v.transform(({ data }) => data),
)
export const pastOrderParams = v.object({ id: identifierParam('Commande inconnue') })

/**
 * Cancels one's own order: free until two hours before its pickup (section 9), unpaid at any hour before it is begun;
 * what was paid is given back. Too late: 409 with the deadline. Twice is once.
 */
export const cancelOrder = call({
  method: 'POST',
  path: '/fo/commande/:id/annuler',
  audience: 'supplier',
  params: pastOrderParams,
  reply: onePastOrder,
})

/**
 * Has an order of one's own delivered at another moment of the same price, as long as it can be cancelled. Another
 * price: 409 with it, `data`.
 */
export const changeMoment = call({
  method: 'POST',
  path: '/fo/commande/:id/moment',
  audience: 'supplier',
  params: pastOrderParams,
  body: momentSchema,
  reply: onePastOrder,
})
