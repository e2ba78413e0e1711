import * as v from 'valibot'
import { placeSchema } from '#contract/places/places.ts'
import { weightBandKeys } from '#rules/price/weight-bands.ts'

const routePrefill = v.object({
  pickup: placeSchema,
  delivery: placeSchema,
  band: v.picklist(weightBandKeys),
  total: v.optional(v.number()),
})

/** A route of the home page's estimate for the order form. `total`: its price under Flex, TTC in cents. */
export type RoutePrefill = v.InferOutput<typeof routePrefill>

/** Keeps the route in this tab, in place of the one before; nothing when the device refuses. */
export function keepRoutePrefill(route: RoutePrefill, at: Date): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...route, at: at.getTime() }))
  } catch {
    // The form then opens blank.
  }
}

/** Takes the route out of this tab: it is there once, for an hour. Null when there is none. */
export function takeRoutePrefill(now: Date): RoutePrefill | null {
  const route = seeRoutePrefill(now)
  try {
    sessionStorage.removeItem(key)
  } catch {
    // It never was there.
  }
  return route
}

/** The same, and leaves it there. */
export function seeRoutePrefill(now: Date): RoutePrefill | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    const { success, output } = v.safeParse(v.object({ ...routePrefill.entries, at: v.number() }), kept)
    if (!success || now.getTime() - output.at > freshMs) return null
    const { at: _, ...route } = output
    return route
  } catch {
    return null
  }
}

const key = 'estimation'
const freshMs = 60 * 60 * 1000
