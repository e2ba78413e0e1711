import type { Order, Stop } from '#contract/order.ts'
import type { Place } from '#contract/places.ts'
import { sentences } from '#contract/sentences.ts'
import { greatCircle } from '#server/adapters/travel-time/great-circle.ts'
import type { Places } from '#server/adapters/places/places.ts'
import { HttpError } from '#server/http-error.ts'

/**
 * Refuses 422 an order whose points are not where its addresses are (R9, decision 026): the price comes from the points, the
 * courier goes to the addresses. Asks the address service: not inside a transaction. `under`: where the body of the call has the order's fields.
 */
export async function checkAddressesStillTrue({ pickup, delivery }: Pick<Order, 'pickup' | 'delivery'>, places: Places, under: '' | 'orderData.'): Promise<void> {
  const stops = { adressPickUp: pickup, adresseLivraison: delivery }
  const judged = await Promise.all(Object.entries(stops).map(async ([field, stop]) => ((await isThere(stop, places)) ? [] : [field])))
  const wrong = judged.flat()
  if (wrong.length === 0) return
  const sentence = sentences.order.addressNotPicked
  throw new HttpError(422, sentence, { errors: Object.fromEntries(wrong.map((field) => [`${under}${field}`, [sentence]])) })
}

/** Near the best answer, or the very point that stood in for the address on a day without the service. An address that no source knows, not even its commune, is nowhere. */
async function isThere(stop: Stop, places: Places): Promise<boolean> {
  const [best, ...standIns] = await places.whereabouts(stop.label)
  if (best === undefined) return false
  return greatCircle(best, stop) <= boundFor(best) || standIns.some((place) => greatCircle(place, stop) <= samePoint)
}

/** Metres: the same point, though it was written with fewer digits. */
const samePoint = 20

/** How far from each other two sources may put one address, metres: communes are wide, and streets are long. */
function boundFor({ approximate, hasNumber }: Place): number {
  if (approximate) return 15_000
  return hasNumber ? 1_000 : 3_000
}
