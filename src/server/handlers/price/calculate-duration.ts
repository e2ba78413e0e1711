import type { Api } from '#contract/api.ts'
import type { LatLng } from '#contract/places/places.ts'
import { insertTravelTime } from '#server/road/travel-times.ts'
import { locateStop } from '#server/guards/locate-stop.ts'
import type { Handler } from '#server/http/handler.ts'
import type { World } from '#server/world.ts'

/** The road time; kept, so that the price made of it still holds at the payment (R9). Reckoned from the points of the addresses where the page names them. No route, no address: success false (R10). */
export const calculateDuration: Handler<Api['calculateDuration']> = async (
  { body, caller: { id: supplierId } },
  world,
) => {
  const { db, travelTime, now } = world
  const origin = { ...body.origin, ...named(body.adressPickUp, body.signaturePickUp) }
  const destination = { ...body.destination, ...named(body.adresseLivraison, body.signatureLivraison) }
  const [from, to] = await Promise.all([origin, destination].map((end) => pointOf(end, supplierId, world)))
  const travel =
    from && to
      ? await travelTime.between(from, to, new Date(body.departure_time * 1000), { supplier: supplierId })
      : null
  if (travel === null) return { success: false, duration_in_minutes: null }
  await insertTravelTime(db, { origin, destination }, { ...travel, supplierId }, now())
  return { success: true, duration_in_minutes: travel.minutes, estimated: travel.estimated }
}

interface End extends LatLng {
  readonly label?: string
  readonly signature?: string | undefined
}

function named(label: string | undefined, signature: string | undefined): Pick<End, 'label' | 'signature'> {
  return label ? { label, signature } : {}
}

/** null: the address is known to nobody, or no price may be reckoned from what is known of it. */
async function pointOf({ label, ...end }: End, supplier: number, world: World): Promise<LatLng | null> {
  if (label === undefined) return end
  const located = await locateStop({ ...end, label }, { supplier }, world)
  return located?.reckoned ?? null
}
