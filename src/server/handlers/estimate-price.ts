import type { Api } from '#contract/api.ts'
import { priceOnWire } from '#contract/price.ts'
import type { DeliveryType } from '#rules/delivery-types.ts'
import { priceOf } from '#rules/price.ts'
import { locateStop } from '#server/guards/locate-stop.ts'
import { checkRate } from '#server/guards/within-rate.ts'
import type { Handler } from '#server/handler.ts'

/** The price of a route for whoever asks, reckoned as an order's is and written nowhere: no order is ever held to it. No route, no address, no turn at the road service: success false. */
export const estimatePrice: Handler<Api['estimatePrice']> = async ({ body, visit: { network } }, world) => {
  const { limiter, tariff, travelTime, now } = world
  await checkRate(limiter, 'estimatesOfSite', 'everybody')
  const ends = [
    { ...body.origin, label: body.adressPickUp, signature: body.signaturePickUp },
    { ...body.destination, label: body.adresseLivraison, signature: body.signatureLivraison },
  ]
  const [from, to] = await Promise.all(ends.map((end) => locateStop(end, { network }, world)))
  const travel = from?.reckoned && to?.reckoned ? await travelTime.between(from.reckoned, to.reckoned, now(), { network }) : null
  if (travel === null) return { success: false }
  const { minutes, estimated } = travel
  const price = (type: DeliveryType) => priceOnWire(priceOf(tariff, { band: body.poids, type, minutes }))
  const data = { flex: price('flex'), planifiee: price('planifiee'), urgent: price('urgent') }
  return { success: true, data, duration_in_minutes: minutes, estimated, minutesIncluses: tariff.freeMinutes }
}
