import type { Travel } from '#server/adapters/travel-time/travel-time.ts'
import { departure } from '#rules/moment/departure.ts'
import { priceOf, type Price } from '#rules/price/price.ts'
import { bandForKg } from '#rules/price/weight-bands.ts'
import { momentOf } from '#server/orders/moment-of.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import type { World } from '#server/world.ts'

/** What the tariff says of an order; `price` null: what it lacks. */
export interface Proposal {
  readonly price: Price | null
  readonly travel: Travel | null
  readonly lacks: 'poids' | 'trajet' | null
}

/**
 * The price that the tariff makes of an order without one, by the road time between its two points as they are stored;
 * asks the road service, whose time-outs it has.
 */
export async function proposePriceOf(
  order: OrderRow,
  world: Pick<World, 'tariff' | 'travelTime' | 'now'>,
): Promise<Proposal> {
  const travel = await travelOf(order, world)
  const { detected_kg: kilos, weight_band: band, delivery_type: type } = order
  if (kilos !== null && bandForKg(kilos) === null) return { price: null, travel, lacks: 'poids' }
  if (travel === null) return { price: null, travel, lacks: 'trajet' }
  return { price: priceOf(world.tariff, { band, type, minutes: travel.minutes }), travel, lacks: null }
}

async function travelOf(
  order: OrderRow,
  { travelTime, now }: Pick<World, 'travelTime' | 'now'>,
): Promise<Travel | null> {
  if (order.minutes !== null) return { minutes: order.minutes, estimated: false }
  const from = { lat: order.pickup_latitude, lng: order.pickup_longitude }
  const to = { lat: order.delivery_latitude, lng: order.delivery_longitude }
  return await travelTime.between(from, to, departure(momentOf(order), now()), { supplier: order.supplier_id })
}
