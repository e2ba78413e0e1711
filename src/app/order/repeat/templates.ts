import type { Repeatable } from '#contract/order/repeatable.ts'
import type { Place } from '#contract/places/places.ts'
import { weightBandKeys } from '#rules/price/weight-bands.ts'
import { textsInForm } from '../model/form-texts.ts'
import type { OrderValues } from '../model/order-values.ts'

/**
 * What a form could be started from another time: all but its date, its slip and the numbers of its goods; null while
 * it has no route or no weight.
 */
export function templateOf(values: OrderValues): Repeatable | null {
  const { pickupAdr, address, poids, livraisonType: type } = values
  const band = weightBandKeys.find((key) => key === poids)
  if (pickupAdr.place === null || address.place === null || band === undefined) return null
  return {
    ...textsInForm({ ...values, pickupNumber: '', reference: '' }),
    pickup: stop(pickupAdr.place),
    delivery: stop(address.place),
    band,
    type,
  }
}

/** An address counts for another price by being looked up anew. */
function stop({ label, lat, lng }: Place) {
  return { label, lat, lng }
}
