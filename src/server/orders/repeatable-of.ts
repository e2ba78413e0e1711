import type { Repeatable } from '#contract/repeatable.ts'
import type { OrderRow } from './orders.ts'

/** What a stored order fills in again. */
export function repeatableOf(order: OrderRow): Repeatable {
  return {
    email: order.email,
    company: order.company,
    pickup: { label: order.pickup_address, lat: order.pickup_latitude, lng: order.pickup_longitude },
    delivery: { label: order.delivery_address, lat: order.delivery_latitude, lng: order.delivery_longitude },
    band: order.weight_band,
    type: order.delivery_type,
    recipient: { company: order.recipient_company, lastName: order.recipient_last_name, firstName: order.recipient_first_name, phone: order.recipient_phone },
    comment: order.comment,
  }
}
