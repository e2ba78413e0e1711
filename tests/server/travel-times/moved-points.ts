import type { LatLng } from '#contract/places/places.ts'
import { greatCircle } from '#rules/text/great-circle.ts'
import type { DrawnRoute } from '#tests/stand-ins/drawn-country.ts'

/** Two points that a page may send for the addresses of a route. */
export type Ends = readonly [from: LatLng, to: LatLng]

/**
 * The points of a route, moved in each way that could make it shorter: towards each other, one alone or both, to their
 * communes, beside one another.
 */
export function movedPoints({ from, to }: DrawnRoute): Readonly<Record<string, Ends>> {
  const both = (metres: number): Ends => [towards(from, to, metres), towards(to, from, metres)]
  return {
    'both by 900 m': both(900),
    'both by 2.9 km': both(2_900),
    'both by 14.9 km': both(14_900),
    'the first by 990 m': [towards(from, to, 990), to],
    'both to their communes': [from.town, to.town],
    'one beside the other': [from, { lat: from.lat + 0.0005, lng: from.lng }],
    'both elsewhere': [
      { lat: 43.7, lng: 7.26 },
      { lat: 43.701, lng: 7.261 },
    ],
  }
}

/** Never past the other. */
function towards(point: LatLng, other: LatLng, metres: number): LatLng {
  const part = Math.min(0.499, metres / Math.max(1, greatCircle(point, other)))
  const [lat, lng] = [point.lat + (other.lat - point.lat) * part, point.lng + (other.lng - point.lng) * part]
  return { lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) }
}
