import * as v from 'valibot'
import type { LatLng } from './places.ts'
import { orderSentences } from '#contract/wire/sentences.ts'

const { addressNotPicked } = orderSentences
const latitude = v.pipe(v.number(addressNotPicked), v.minValue(-90, addressNotPicked), v.maxValue(90, addressNotPicked))
const longitude = v.pipe(
  v.number(addressNotPicked),
  v.minValue(-180, addressNotPicked),
  v.maxValue(180, addressNotPicked),
)

/**
 * The two points of an order as they travel. The names are crossed on purpose: « longitude » carries the latitude
 * (section 3, R19).
 */
export const crossedPoints = v.object({
  longitudePickUp: latitude,
  altitudePickUp: longitude,
  altitudeLivraison: longitude,
  longitudeLivraison: latitude,
})
type CrossedPoints = v.InferOutput<typeof crossedPoints>

/** { lat: 43.55, lng: 7.01 } as pickup → longitudePickUp: 43.55, altitudePickUp: 7.01. */
export function pointsOnWire({ pickup, delivery }: Points): CrossedPoints {
  return {
    longitudePickUp: pickup.lat,
    altitudePickUp: pickup.lng,
    altitudeLivraison: delivery.lng,
    longitudeLivraison: delivery.lat,
  }
}

/** The same, read back. */
export function pointsFromWire(wire: CrossedPoints): Points {
  return {
    pickup: { lat: wire.longitudePickUp, lng: wire.altitudePickUp },
    delivery: { lat: wire.longitudeLivraison, lng: wire.altitudeLivraison },
  }
}

interface Points {
  readonly pickup: LatLng
  readonly delivery: LatLng
}
