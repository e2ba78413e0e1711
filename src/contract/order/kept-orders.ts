import * as v from 'valibot'
import { halfDays } from '#rules/moment/flex-slots.ts'
import type { Moment } from '#rules/moment/moment.ts'
import type { OrderList } from './history.ts'
import { refundStates, type PastOrder } from './past-order.ts'
import { orderEdge } from './order-edge.ts'
import { repeatableSchema } from './repeatable.ts'

/** The list of the orders as a device keeps it; `at`: when it came. */
export interface KeptOrders extends OrderList {
  readonly at: Date
}

/** What lies on the device, if it is such a list: another version's is read only where nothing is missing. */
export function readKeptOrders(kept: unknown): KeptOrders | null {
  const { success, output } = v.safeParse(keptOrders, kept, { abortEarly: true })
  return success ? output : null
}

const cents = v.nullable(v.number())
const date = v.nullable(v.date())

const moment: v.GenericSchema<Moment> = v.variant('type', [
  v.object({ type: v.literal('flex'), slot: v.object({ day: v.string(), halfDay: v.picklist(halfDays) }) }),
  v.object({ type: v.literal('planifiee'), at: v.date() }),
  v.object({ type: v.literal('urgent') }),
])

/** An order as a device keeps it. */
export const keptOrder = v.object({
  id: v.number(),
  orderedAt: v.date(),
  status: v.nullable(v.number()),
  paid: v.nullable(v.number()),
  paidAt: date,
  countedFrom: v.date(),
  pickupAddress: v.string(),
  deliveryAddress: v.string(),
  customerCompany: v.string(),
  customerName: v.string(),
  totalTTC: cents,
  totalHT: cents,
  vat: cents,
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
  minutes: v.nullable(v.number()),
  moment: v.nullable(moment),
  weightLabel: v.string(),
  email: v.string(),
  phone: v.string(),
  slip: v.nullable(v.string()),
  invoice: v.nullable(v.string()),
  invoiceToken: v.nullable(v.string()),
  preparedAt: date,
  updatedAt: date,
  leftAt: v.optional(date, null),
  expectedAt: date,
  dateReason: v.optional(v.string(), ''),
  deliveredAt: date,
  refund: v.nullable(v.object({ state: v.picklist(refundStates), at: date, receipt: v.nullable(v.string()) })),
  trackingPath: v.nullable(v.string()),
  repeat: v.nullable(repeatableSchema),
} satisfies Record<keyof PastOrder, v.GenericSchema>)

const keptOrders = v.object({ orders: v.array(keptOrder), older: v.nullable(orderEdge), at: v.date() })
