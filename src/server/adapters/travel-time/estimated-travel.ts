import type { LatLng } from '#contract/places/places.ts'
import { territoryOf } from '#server/adapters/geoplateforme/territory.ts'
import { estimatedMinutes, greatCircle } from '#rules/text/great-circle.ts'
import type { Travel } from './travel-time.ts'

/**
 * The embedded estimate (R44): the great circle × 1.3 at 50 km/h, to the nearest minute, at least one.
 * Cannes → Nice, 25.7 km → 40 minutes. null: no road joins the two (Corsica, overseas, abroad).
 */
export function estimateTravel(origin: LatLng, destination: LatLng): Travel | null {
  const territory = territoryOf(origin)
  if (territory === null || territory !== territoryOf(destination)) return null
  return { minutes: Math.max(1, Math.round(estimatedMinutes(greatCircle(origin, destination)))), estimated: true }
}
