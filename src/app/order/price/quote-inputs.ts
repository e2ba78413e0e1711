import { latLngOnWire } from '#contract/wire/wire.ts'
import { departure } from '#rules/moment/departure.ts'
import type { Moment } from '#rules/moment/moment.ts'
import { weightBandKeys, type WeightBandKey } from '#rules/price/weight-bands.ts'
import type { Stop } from '#contract/order/order.ts'
import { signaturesOnWire } from '#contract/order/stop-signatures.ts'
import { stopOf } from '../model/address-value.ts'
import type { OrderValues } from '../model/order-values.ts'
import { plannedInstant } from '../model/planned-instant.ts'

/** Everything a price needs. */
export interface QuoteInputs {
  readonly pickup: Stop
  readonly delivery: Stop
  readonly band: WeightBandKey
  readonly moment: Moment
}

/** The inputs of a price, or null while one is missing. */
export function quoteInputs(values: OrderValues): QuoteInputs | null {
  const [pickup, delivery, band, moment] = [
    values.pickupAdr.place,
    values.address.place,
    bandOf(values),
    momentOf(values),
  ]
  if (pickup === null || delivery === null || band === undefined || moment === null) return null
  return { pickup: stopOf(pickup), delivery: stopOf(delivery), band, moment }
}

/**
 * The body of the travel time call. The departure goes up to the next quarter of an hour, so that asking again soon is
 * the same question.
 */
export function tripOf({ pickup, delivery, moment }: QuoteInputs, now: Date) {
  const leaves = departure(moment, now).getTime()
  return {
    origin: latLngOnWire(pickup),
    destination: latLngOnWire(delivery),
    departure_time: Math.ceil(leaves / quarterMs) * (quarterMs / 1000),
    adressPickUp: pickup.label,
    adresseLivraison: delivery.label,
    ...signaturesOnWire({ pickup, delivery }),
  }
}

const quarterMs = 15 * 60 * 1000

function bandOf({ poids }: OrderValues): WeightBandKey | undefined {
  return weightBandKeys.find((key) => key === poids)
}

function momentOf(values: OrderValues): Moment | null {
  if (values.livraisonType === 'urgent') return { type: 'urgent' }
  if (values.livraisonType === 'flex')
    return { type: 'flex', slot: { day: values.flexDate, halfDay: values.flexHalfDay } }
  const at = plannedInstant(values.deliveryDateTime)
  return Number.isNaN(at.getTime()) ? null : { type: 'planifiee', at }
}
