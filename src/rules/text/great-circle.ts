/** Degrees, WGS 84. */
export interface Point {
  readonly lat: number
  readonly lng: number
}

const earthRadius = 6_371_009

/** Metres as the crow flies, on a sphere. Cannes → Nice, about 25,700. */
export function greatCircle(from: Point, to: Point): number {
  const half = (degrees: number): number => Math.sin((degrees * Math.PI) / 360) ** 2
  const cosine = (degrees: number): number => Math.cos((degrees * Math.PI) / 180)
  const chord = half(to.lat - from.lat) + cosine(from.lat) * cosine(to.lat) * half(to.lng - from.lng)
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Of a road (R44): the great circle × 1.3 at 50 km/h. `estimatedMinutes(50_000 / 1.3)` → 60. */
export function estimatedMinutes(metresAsTheCrowFlies: number): number {
  return ((metresAsTheCrowFlies * 1.3) / 50_000) * 60
}
