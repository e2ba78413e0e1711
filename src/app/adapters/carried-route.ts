import * as v from 'valibot'
import { placeSchema } from '#contract/places.ts'
import { weightBandKeys } from '#rules/weight-bands.ts'

const carriedRoute = v.object({ pickup: placeSchema, delivery: placeSchema, band: v.picklist(weightBandKeys) })

/** A route of the home page's estimate that goes into the order form. */
export type CarriedRoute = v.InferOutput<typeof carriedRoute>

/** Keeps the route in this tab, in place of the one before; nothing when the device refuses. */
export function keepCarriedRoute(route: CarriedRoute, at: Date): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...route, at: at.getTime() }))
  } catch {
    // The form then opens blank.
  }
}

/** Takes the route out of this tab: it is there once, for an hour. Null when there is none. */
export function takeCarriedRoute(now: Date): CarriedRoute | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    sessionStorage.removeItem(key)
    const { success, output } = v.safeParse(v.object({ ...carriedRoute.entries, at: v.number() }), kept)
    if (!success || now.getTime() - output.at > freshMs) return null
    const { at: _, ...route } = output
    return route
  } catch {
    return null
  }
}

const key = 'estimation'
const freshMs = 60 * 60 * 1000
