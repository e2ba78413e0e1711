import * as v from 'valibot'
import type { OrderList } from './history.ts'
import { orderEdge } from './order-edge.ts'
import { mapped } from './order-texts.ts'
import { plainFields, refundStates, type PastOrder } from './past-order.ts'
import { repeatableSchema } from './repeatable.ts'
import { keptMoment } from './stored-order.ts'

/** The list of the orders as a device keeps it; `at`: when it came. */
export interface KeptOrders extends OrderList {
  readonly at: Date
}

/** What lies on the device, if it is such a list: another version's is read only where nothing is missing. */
export function readKeptOrders(kept: unknown): KeptOrders | null {
  const { success, output } = v.safeParse(keptOrders, kept, { abortEarly: true })
  return success ? output : null
}

/** An order as a device keeps it. */
export const keptOrder = v.object({
  ...(mapped(plainFields, ({ kept }) => kept) as {
    readonly [N in keyof typeof plainFields]: (typeof plainFields)[N]['kept']
  }),
  orderedAt: v.date(),
  countedFrom: v.date(),
  customerName: v.string(),
  totalTTC: v.nullable(v.number()),
  price: v.nullable(
    v.object({
      base: v.number(),
      weight: v.number(),
      time: v.number(),
      delivery: v.number(),
      totalHT: v.number(),
      totalTTC: v.number(),
    }),
  ),
  moment: v.nullable(keptMoment),
  slip: v.nullable(v.string()),
  invoice: v.nullable(v.string()),
  refund: v.nullable(
    v.object({ state: v.picklist(refundStates), at: v.nullable(v.date()), receipt: v.nullable(v.string()) }),
  ),
  repeat: v.nullable(repeatableSchema),
} satisfies Record<keyof PastOrder, v.GenericSchema>)

const keptOrders = v.object({ orders: v.array(keptOrder), older: v.nullable(orderEdge), at: v.date() })
