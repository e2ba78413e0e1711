import { plainText } from '#rules/moment/french.ts'
import { greatCircle, type Point } from '#rules/text/great-circle.ts'

/** Why a route is asked about before it is sold: from a place to itself, to the next door, beyond three hours. */
export type RouteDoubt = 'same-place' | 'next-door' | 'long-road'

/** An end of a route. `approximate`: its point is the commune's, which many addresses share. */
export interface RouteEnd extends Point {
  readonly label: string
  readonly approximate: boolean
}

/** `minutes`: of road, null while unknown. */
export function routeDoubt({
  from,
  to,
  minutes,
}: {
  readonly from: RouteEnd
  readonly to: RouteEnd
  readonly minutes: number | null
}): RouteDoubt | null {
  if (plainText(from.label) === plainText(to.label)) return 'same-place'
  // One place may have two names: its points say so, where both are its own.
  if (!from.approximate && !to.approximate && greatCircle(from, to) < nextDoorMetres) return 'next-door'
  return minutes !== null && minutes > longRoadMinutes ? 'long-road' : null
}

/** Nearer than this two addresses may be one. */
export const nextDoorMetres = 30
const longRoadMinutes = 180
