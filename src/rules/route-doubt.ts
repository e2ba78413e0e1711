import { plainText } from './french.ts'

/** Why a route is asked about before it is sold: nobody drives from a place to itself, and few mean to pay a courier by the minute beyond three hours. */
export type RouteDoubt = 'same-place' | 'long-road'

/** `minutes`: of road, null while unknown. */
export function routeDoubt({ from, to, minutes }: { readonly from: string; readonly to: string; readonly minutes: number | null }): RouteDoubt | null {
  if (plainText(from) === plainText(to)) return 'same-place'
  return minutes !== null && minutes > longRoadMinutes ? 'long-road' : null
}

const longRoadMinutes = 180
