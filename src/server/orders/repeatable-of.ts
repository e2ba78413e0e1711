import type { Repeatable } from '#contract/order/repeatable.ts'
import { textsOfRow } from './order-columns.ts'
import type { OrderRow } from './orders.ts'

/** What a stored order fills in again. */
export function repeatableOf(order: OrderRow): Repeatable {
  return {
    ...textsOfRow(order),
    pickup: { label: order.pickup_address, lat: order.pickup_latitude, lng: order.pickup_longitude },
    delivery: { label: order.delivery_address, lat: order.delivery_latitude, lng: order.delivery_longitude },
    band: order.weight_band,
    type: order.delivery_type,
  }
}
