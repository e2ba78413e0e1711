import { countedKg } from '#rules/order/capacity.ts'
import { basisOf, gramsOf, type EmissionTable } from '#rules/order/emissions.ts'
import { greatCircle } from '#rules/text/great-circle.ts'
import type { OrderRow } from './orders.ts'

export type Emitted = Pick<OrderRow, 'co2_grams' | 'co2_basis'>

/** What the delivery of an order emits. Where nobody measured its road it is the great circle and a third more. */
export function emittedBy(order: OrderRow, table: EmissionTable): Emitted {
  const { metres: measured, weight_band: band, detected_kg: slipKg } = order
  const from = { lat: order.pickup_latitude, lng: order.pickup_longitude }
  const to = { lat: order.delivery_latitude, lng: order.delivery_longitude }
  const metres = measured ?? Math.round(greatCircle(from, to) * 1.3)
  const haul = { metres, isEstimated: measured === null, band, slipKg, kg: countedKg({ band, slipKg }) }
  return { co2_grams: gramsOf(haul, table), co2_basis: basisOf(haul, table) }
}
