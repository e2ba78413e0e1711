import { priceOnWire } from '#contract/order/price.ts'
import type { LatLng } from '#contract/places/places.ts'
import { closedDay } from '#rules/moment/availability.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import type { DeliveryType } from '#rules/price/delivery-types.ts'
import { outsideZone } from '#rules/order/zone.ts'
import { priceOf } from '#rules/price/price.ts'
import { locateStop } from '#server/guards/locate-stop.ts'
import { checkSupplier } from '#server/guards/own-account.ts'
import { checkWays } from '#server/guards/within-rate.ts'
import type { Handlers } from '#server/http/handler.ts'
import { refusedField } from '#server/log/http-error.ts'
import type { Bucket } from '#server/limits/limiter.ts'
import { networkBuckets } from '#server/limits/network-buckets.ts'
import { insertTravelTime } from '#server/travel-times/travel-times.ts'
import type { World } from '#server/world.ts'

export const priceCalls = {
  /**
   * The road time; kept, so that the price made of it still holds at the payment (R9). Reckoned from the points of the
   * addresses where the page names them. No route, no address, out of the zone: success false (R10); on a
   * closed day nothing leaves.
   */
  calculateDuration: async ({ body, caller: { id: supplierId } }, world) => {
    const { db, settings, travelTime, now } = world
    const leaves = new Date(body.departure_time * 1000)
    const closed = (await settings.availability()).closure(parisDay(leaves < now() ? now() : leaves))
    if (closed !== null) throw refusedField('departure_time', closedDay(closed))
    const origin = { ...body.origin, ...named(body.adressPickUp, body.signaturePickUp) }
    const destination = { ...body.destination, ...named(body.adresseLivraison, body.signatureLivraison) }
    const [from, to] = await Promise.all([origin, destination].map((end) => pointOf(end, supplierId, world)))
    const isOutside = await zoneOf(body, world)
    const none = { success: false, duration_in_minutes: null }
    if (isOutside(null)) return { ...none, hors_zone: true }
    const travel = from && to ? await travelTime.between(from, to, leaves, { supplier: supplierId }) : null
    if (travel === null) return none
    if (isOutside(travel.minutes)) return { ...none, hors_zone: true }
    await insertTravelTime(db, { origin, destination }, { ...travel, supplierId }, now())
    return { success: true, duration_in_minutes: travel.minutes, estimated: travel.estimated }
  },

  calculatePrice: ({ body, caller }, { tariff }) => {
    checkSupplier(body.id_fournisseur, caller)
    const price = priceOf(tariff, { band: body.poids, type: body.livraisonType, minutes: body.estimatedTime })
    return { success: true, data: priceOnWire(price), minutesIncluses: tariff.freeMinutes }
  },

  /**
   * The price of a route for any visitor, as an order's but kept nowhere: no order is held to it. No route, address or
   * turn at the road service: success false. A known route costs no turn.
   */
  estimatePrice: async ({ body, visit: { network } }, world) => {
    const { limiter, tariff, travelTime, now } = world
    const ends = [
      { ...body.origin, label: body.adressPickUp, signature: body.signaturePickUp },
      { ...body.destination, label: body.adresseLivraison, signature: body.signatureLivraison },
    ]
    const [from, to] = await Promise.all(ends.map((end) => locateStop(end, { network }, world)))
    const isOutside = await zoneOf(body, world)
    if (isOutside(null)) return { success: false, hors_zone: true }
    if (!from?.reckoned || !to?.reckoned) return { success: false }
    let travel = travelTime.known(from.reckoned, to.reckoned)
    if (travel === undefined) {
      await checkWays(limiter, turnsOf(network))
      travel = await travelTime.between(from.reckoned, to.reckoned, now(), { network })
    }
    if (travel === null) return { success: false }
    if (isOutside(travel.minutes)) return { success: false, hors_zone: true }
    const { minutes, estimated } = travel
    const price = (type: DeliveryType) => priceOnWire(priceOf(tariff, { band: body.poids, type, minutes }))
    const data = { flex: price('flex'), planifiee: price('planifiee'), urgent: price('urgent') }
    return { success: true, data, duration_in_minutes: minutes, estimated, minutesIncluses: tariff.freeMinutes }
  },
} satisfies Partial<Handlers>

/** Whether a route has no fixed price, by its minutes, null before they are known. Where none is told nothing is asked. */
async function zoneOf(
  {
    adressPickUp: pickup = '',
    adresseLivraison: delivery = '',
  }: { adressPickUp?: string | undefined; adresseLivraison?: string | undefined },
  { settings }: World,
): Promise<(minutes: number | null) => boolean> {
  const zone = await settings.zone()
  return (minutes) => outsideZone({ pickup, delivery, minutes }, zone) !== null
}

interface End extends LatLng {
  readonly label?: string
  readonly signature?: string | undefined
}

function named(label: string | undefined, signature: string | undefined): Pick<End, 'label' | 'signature'> {
  return label ? { label, signature } : {}
}

/** null: the address is unknown, or no price may be reckoned from what is known of it. */
async function pointOf({ label, ...end }: End, supplier: number, world: World): Promise<LatLng | null> {
  if (label === undefined) return end
  const located = await locateStop({ ...end, label }, { supplier }, world)
  return located?.reckoned ?? null
}

/** Half of the site's turns are for networks that asked for none within the hour, so that few cannot take them all. */
function turnsOf(network: string): readonly (readonly Bucket[])[] {
  const site = (name: 'firstEstimatesOfSite' | 'estimatesOfSite') => ({ name, who: 'everybody' }) as const
  return [
    [...networkBuckets('firstEstimateByAddress', network), site('firstEstimatesOfSite')],
    [site('estimatesOfSite')],
  ]
}
