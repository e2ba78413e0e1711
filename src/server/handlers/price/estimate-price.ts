import type { Api } from '#contract/api.ts'
import { priceOnWire } from '#contract/order/price.ts'
import type { DeliveryType } from '#rules/price/delivery-types.ts'
import { priceOf } from '#rules/price/price.ts'
import { locateStop } from '#server/guards/locate-stop.ts'
import { checkWays } from '#server/guards/within-rate.ts'
import type { Handler } from '#server/http/handler.ts'
import type { Bucket } from '#server/limits/limiter.ts'
import { networkBuckets } from '#server/limits/network-buckets.ts'

/**
 * The price of a route for whoever asks, reckoned as an order's is and written nowhere: no order is ever held to it. No route, no address, no turn at the road service: success
 * false. A route that is known costs no turn.
 */
export const estimatePrice: Handler<Api['estimatePrice']> = async ({ body, visit: { network } }, world) => {
  const { limiter, tariff, travelTime, now } = world
  const ends = [
    { ...body.origin, label: body.adressPickUp, signature: body.signaturePickUp },
    { ...body.destination, label: body.adresseLivraison, signature: body.signatureLivraison },
  ]
  const [from, to] = await Promise.all(ends.map((end) => locateStop(end, { network }, world)))
  if (!from?.reckoned || !to?.reckoned) return { success: false }
  let travel = travelTime.known(from.reckoned, to.reckoned)
  if (travel === undefined) {
    await checkWays(limiter, turnsOf(network))
    travel = await travelTime.between(from.reckoned, to.reckoned, now(), { network })
  }
  if (travel === null) return { success: false }
  const { minutes, estimated } = travel
  const price = (type: DeliveryType) => priceOnWire(priceOf(tariff, { band: body.poids, type, minutes }))
  const data = { flex: price('flex'), planifiee: price('planifiee'), urgent: price('urgent') }
  return { success: true, data, duration_in_minutes: minutes, estimated, minutesIncluses: tariff.freeMinutes }
}

/** Half of the site's turns are for networks that asked for none within the hour: who asks again and again takes them from others who do. */
function turnsOf(network: string): readonly (readonly Bucket[])[] {
  const site = (name: 'firstEstimatesOfSite' | 'estimatesOfSite') => ({ name, who: 'everybody' }) as const
  return [
    [...networkBuckets('firstEstimateByAddress', network), site('firstEstimatesOfSite')],
    [site('estimatesOfSite')],
  ]
}
