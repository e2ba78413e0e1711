import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { identifierParam } from '#contract/wire/identifier.ts'
import { orderEdge } from './order-edge.ts'
import { pastOrderSchema, type PastOrder } from './past-order.ts'

/** Orders of a supplier, newest first, without a gap; `older`: what the next ones are asked by, null for none. */
export interface OrderList {
  readonly orders: readonly PastOrder[]
  readonly older: string | null
}

const olderEdge = v.fallback(v.nullish(orderEdge, null), null)

/**
 * The orders of the last 24 months, bare or in `data`; beyond section 3, `plus_anciennes` is what older ones are asked
 * by: `avant`. `commande`: that one, however old. `de`: all of the
 * organisation's.
 */
export const myOrders = call({
  method: 'GET',
  path: '/fo/my-orders',
  audience: 'supplier',
  query: v.object({
    avant: v.optional(orderEdge),
    de: v.optional(v.literal('entreprise')),
    commande: v.optional(identifierParam('Donne le numéro d’une commande.')),
  }),
  reply: v.pipe(
    v.union([v.array(pastOrderSchema), v.looseObject({ data: v.array(pastOrderSchema), plus_anciennes: olderEdge })]),
    v.transform((reply): OrderList =>
      Array.isArray(reply) ? { orders: reply, older: null } : { orders: reply.data, older: reply.plus_anciennes },
    ),
  ),
})

/** The same reply, each order still to be read by `pastOrderSchema`: the page reads them a few at a time. */
export const orderRows = v.pipe(
  v.union([v.array(v.unknown()), v.looseObject({ data: v.array(v.unknown()), plus_anciennes: olderEdge })]),
  v.transform((reply) =>
    Array.isArray(reply) ? { rows: reply, older: null } : { rows: reply.data, older: reply.plus_anciennes },
  ),
)
