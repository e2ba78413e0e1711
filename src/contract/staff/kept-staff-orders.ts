import * as v from 'valibot'
import { keptOrder } from '#contract/order/kept-orders.ts'
import type { StaffOrder } from './staff-orders.ts'

/** One of the team's lists as a device keeps it: its orders, how many stood on each list, and when it came. */
export interface KeptStaffOrders {
  readonly orders: readonly StaffOrder[]
  readonly counts: Readonly<Record<string, number>>
  readonly at: Date
}

/** What lies on the device, if it is such a list: another version's is read only where nothing is missing. */
export function readKeptStaffOrders(kept: unknown): KeptStaffOrders | null {
  const { success, output } = v.safeParse(keptStaffOrders, kept, { abortEarly: true })
  return success ? (output as KeptStaffOrders) : null
}

const order = v.object({
  ...keptOrder.entries,
  supplier: v.string(),
  supplierPhone: v.string(),
  due: v.nullable(v.date()),
  steps: v.array(v.object({ to: v.number(), onPurpose: v.boolean() })),
  undoableUntil: v.nullable(v.date()),
  photos: v.number(),
  storeNote: v.optional(v.string(), ''),
  blocked: v.optional(v.string(), ''),
  accessNote: v.optional(v.string(), ''),
  neighbour: v.optional(v.string(), ''),
} satisfies Record<keyof StaffOrder, v.GenericSchema>)

const keptStaffOrders = v.object({ orders: v.array(order), counts: v.record(v.string(), v.number()), at: v.date() })
