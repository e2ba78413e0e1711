import type { LatLng } from '#contract/places/places.ts'
import { greatCircle } from '#rules/text/great-circle.ts'

/**
 * Whether a commune's middle may stand for any address in it: it reaches some five kilometres at most, half the way to
 * the fifth nearest commune. Nice: 2.8 km; Arles, with villages far off: 6.9.
 */
export function isSmallCommune(middle: LatLng, everyMiddle: Iterable<LatLng>): boolean {
  const neighbours = new Set<string>()
  for (const other of everyMiddle) {
    if (
      Math.abs(other.lat - middle.lat) > tenKilometresNorth ||
      isSame(other, middle) ||
      greatCircle(other, middle) > 10_000
    )
      continue
    // A commune without a point of its own has another's.
    neighbours.add(`${other.lat} ${other.lng}`)
    if (neighbours.size === 5) return true
  }
  return false
}

/** Degrees, and a little more. */
const tenKilometresNorth = 0.1

function isSame(one: LatLng, other: LatLng): boolean {
  return one.lat === other.lat && one.lng === other.lng
}
