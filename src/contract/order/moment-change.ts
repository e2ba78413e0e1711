import { onePastOrder, pastOrderParams } from './cancellation.ts'
import { momentSchema } from './moment-wire.ts'
import { nothing } from '#contract/wire/nothing.ts'

/** Has an order of one's own delivered at another moment of the same price, as long as it can be cancelled. Another price: 409 with it, `data`. */
export const changeMoment = {
  method: 'POST',
  path: '/fo/commande/:id/moment',
  audience: 'supplier',
  encoding: 'json',
  params: pastOrderParams,
  query: nothing,
  body: momentSchema,
  reply: onePastOrder,
} as const
