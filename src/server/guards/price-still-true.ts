import type { Order } from '#contract/order.ts'
import { priceOnWire } from '#contract/price.ts'
import { departure } from '#rules/departure.ts'
import type { Cents } from '#rules/money.ts'
import { priceOf } from '#rules/price.ts'
import { insertTravelTime, wasTold } from '#server/db/travel-times.ts'
import { HttpError } from '#server/http-error.ts'
import type { World } from '#server/world.ts'

/**
 * The order with the minutes and the price that the server itself stands for (R9). Refuses 409 with the new price when
 * the page's total is another one, and when there is no road time any more (R10). May ask the road service: not inside a transaction.
 */
export async function checkPriceStillTrue(order: Order, amount: Cents, world: World): Promise<Order> {
  const minutes = await minutesOf(order, world)
  if (minutes === null) throw new HttpError(409, 'Tarif indisponible. On revient vite par mail pour vous confirmer le prix')
  const price = priceOf(world.tariff, { band: order.band, type: order.moment.type, minutes })
  if (price.totalTTC === amount && price.totalTTC === order.price.totalTTC) return { ...order, minutes, price }
  const extra = { data: priceOnWire(price), duration_in_minutes: minutes }
  throw new HttpError(409, 'Le prix a changé. Vérifie le nouveau total avant de payer.', { extra })
}

/** How long a road time that was told holds (R9). */
const holdsMs = 30 * 60 * 1000

async function minutesOf(order: Order, { db, travelTime, now }: World): Promise<number | null> {
  const route = { origin: order.pickup, destination: order.delivery }
  if (await wasTold(db, route, order.minutes, new Date(now().getTime() - holdsMs))) return order.minutes
  const travel = await travelTime.between(route.origin, route.destination, departure(order.moment, now()))
  if (travel === null) return null
  await insertTravelTime(db, route, travel, now())
  return travel.minutes
}
