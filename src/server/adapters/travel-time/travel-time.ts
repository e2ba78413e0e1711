import type { LatLng } from '#contract/places/places.ts'
import type { Asker } from '#server/adapters/geoplateforme/asker.ts'

/**
 * Whole minutes by road; `estimated`: computed from the distance, no road service answered. `metres`: as the road
 * service measured them; without, nobody did.
 */
export interface Travel {
  readonly minutes: number
  readonly estimated: boolean
  readonly metres?: number
}

/** How long the road takes (R44). Never throws. */
export interface TravelTime {
  /** null: there is no usable route, or our quota is used up; the price is then unavailable (R10). */
  between(origin: LatLng, destination: LatLng, departure: Date, asker: Asker): Promise<Travel | null>
  /** What `between` would answer a visitor without asking any service; undefined: it would ask. */
  known(origin: LatLng, destination: LatLng): Travel | null | undefined
}
