import type { LatLng } from '#contract/places/places.ts'

/** Parts of France no road joins. Monaco belongs to the mainland's roads. */
export type Territory = 'mainland' | 'corsica' | 'guadeloupe' | 'martinique' | 'guyane' | 'reunion' | 'mayotte'

/**
 * The part of France (or Monaco) a point is in, or null. Rectangles, hence coarse: a point just across a land border
 * passes. `territoryOf({ lat: 43.6, lng: 7 })` → `'mainland'`.
 */
export function territoryOf({ lat, lng }: LatLng): Territory | null {
  const found = rectangles.find(
    ([, south, west, north, east]) => lat >= south && lat <= north && lng >= west && lng <= east,
  )
  return found?.[0] ?? null
}

const rectangles: readonly (readonly [Territory, south: number, west: number, north: number, east: number])[] = [
  ['mainland', 42.3, -5.2, 51.1, 8.24],
  ['corsica', 41.3, 8.5, 43.1, 9.6],
  ['guadeloupe', 15.8, -61.9, 16.6, -60.9],
  ['martinique', 14.3, -61.3, 14.95, -60.7],
  ['guyane', 2.1, -54.7, 5.9, -51.5],
  ['reunion', -21.5, 55.1, -20.8, 55.9],
  ['mayotte', -13.1, 44.9, -12.6, 45.4],
]
