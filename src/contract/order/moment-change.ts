import { call } from '#contract/call.ts'
import { onePastOrder, pastOrderParams } from './cancellation.ts'
import { momentSchema } from './moment-wire.ts'

/** Has an order of one's own delivered at another moment of the same price, as long as it can be cancelled. Another price: 409 with it, `data`. */
export const changeMoment = call({
  method: 'POST',
  path: '/fo/commande/:id/moment',
  audience: 'supplier',
  params: pastOrderParams,
  body: momentSchema,
  reply: onePastOrder,
})
