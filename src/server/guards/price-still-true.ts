import type { Order } from '#contract/order/order.ts'
import type { LatLng } from '#contract/places/places.ts'
import { priceOnWire } from '#contract/order/price.ts'
import { departure } from '#rules/moment/departure.ts'
import type { Cents } from '#rules/price/money.ts'
import { outsideZone, outsideZoneWords } from '#rules/order/zone.ts'
import { priceOf } from '#rules/price/price.ts'
import type { Travel } from '#server/adapters/travel-time/travel-time.ts'
import { findTold, insertTravelTime, type Route, type RouteEnd } from '#server/travel-times/travel-times.ts'
import { HttpError } from '#server/log/http-error.ts'
import type { World } from '#server/world.ts'
import type { MeasuredOrder } from '#server/orders/order-row.ts'
import type { LocatedEnds } from './addresses-located.ts'

/**
 * The order with the minutes and the price that the server stands for (R9). 409 with the new price when the page's
 * total is another, where there is no road time (R10), or out of the zone. May ask the road service.
 */
export async function checkPriceStillTrue(
  order: Order,
  ends: LocatedEnds,
  amount: Cents,
  world: World,
): Promise<MeasuredOrder> {
  const told = await minutesOf(order, ends, world)
  if (told === null)
    throw new HttpError(409, 'Tarif indisponible. On revient vite par mail pour vous confirmer le prix')
  const { minutes, metres = null } = told
  const route = { pickup: order.pickup.label, delivery: order.delivery.label, minutes }
  if (outsideZone(route, await world.settings.zone()) !== null) throw new HttpError(409, outsideZoneWords)
  const price = priceOf(world.tariff, { band: order.band, type: order.moment.type, minutes })
  if (price.totalTTC === amount && price.totalTTC === order.price.totalTTC) return { ...order, minutes, metres, price }
  // The next post with that price passes.
  if (minutes !== order.minutes)
    await insertTravelTime(world.db, routeOf(order), { supplierId: order.supplierId, ...told }, world.now())
  const extra = { data: priceOnWire(price), duration_in_minutes: minutes }
  throw new HttpError(409, 'Le prix a changé. Vérifie le nouveau total avant de payer.', { extra })
}

/** How long a road time that was told holds (R9). */
const holdsMs = 30 * 60 * 1000

/**
 * A time counts that this supplier got for these addresses, or between the points of the price; else the road is asked.
 * One between the page's own points counts if near, and a minute off at most.
 */
async function minutesOf(
  order: Order,
  { pickup, delivery }: LocatedEnds,
  { db, travelTime, now }: World,
): Promise<Travel | null> {
  const told = { supplierId: order.supplierId, minutes: order.minutes }
  const agreed = async (route: Route) => {
    const found = await findTold(db, route, told, new Date(now().getTime() - holdsMs))
    if (found === null) return null
    return { minutes: order.minutes, estimated: false, ...(found.metres !== null && { metres: found.metres }) }
  }
  const asAsked = await agreed(routeOf(order))
  if (asAsked !== null) return asAsked
  const [origin, destination] = [pickup.reckoned, delivery.reckoned]
  if (origin === null || destination === null) return null
  const byPoints = await agreed({ origin: bare(origin), destination: bare(destination) })
  if (byPoints !== null) return byPoints
  const travel = await travelTime.between(origin, destination, departure(order.moment, now()), {
    supplier: order.supplierId,
  })
  if (travel === null) return null
  const isClose = pickup.isNear && delivery.isNear && Math.abs(travel.minutes - order.minutes) <= 1
  const near = isClose ? await agreed({ origin: bare(order.pickup), destination: bare(order.delivery) }) : null
  return near ?? travel
}

/** As the page asks for it. */
function routeOf({ pickup, delivery }: Order): Route {
  return { origin: pickup, destination: delivery }
}

/** The point alone. */
function bare({ lat, lng }: LatLng): RouteEnd {
  return { lat, lng }
}
