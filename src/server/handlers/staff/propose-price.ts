import type { Api } from '#contract/api.ts'
import { priceOnWire } from '#contract/order/price.ts'
import type { Handler } from '#server/http/handler.ts'
import { HttpError } from '#server/log/http-error.ts'
import { findAnyOrder } from '#server/orders/orders.ts'
import { proposePriceOf } from '#server/staff/propose-price.ts'

/** What the tariff would ask for an order, for whoever gives it its price. */
export const proposePrice: Handler<Api['proposePrice']> = async ({ params: { id } }, world) => {
  const order = await findAnyOrder(world.db, id)
  if (order === null) throw new HttpError(404, 'Commande introuvable.')
  const { price, travel, lacks } = await proposePriceOf(order, world)
  return {
    success: true,
    data: price && priceOnWire(price),
    duration_in_minutes: travel?.minutes ?? null,
    estimated: travel?.estimated ?? false,
    minutesIncluses: world.tariff.freeMinutes,
    manque: lacks,
    kilos: order.detected_kg,
  }
}
