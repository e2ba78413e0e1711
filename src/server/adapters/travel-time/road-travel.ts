import * as v from 'valibot'
import type { LatLng } from '#contract/places/places.ts'
import { kindOf, type Asker } from '#server/adapters/geoplateforme/asker.ts'
import { createStateService, type StateServiceOptions } from '#server/adapters/geoplateforme/state-service.ts'
import { estimatedMinutes, greatCircle } from '#rules/text/great-circle.ts'
import type { Travel } from './travel-time.ts'

/**
 * The state's road service. 'silent': it did not answer; 'busy': it was not asked, for our quota is used up; null: it
 * answered that there is no usable route.
 */
export interface RoadTravel {
  between(origin: LatLng, destination: LatLng, asker: Asker): Promise<Travel | null | 'silent' | 'busy'>
}

/**
 * `GET {baseUrl}/navigation/itineraire` by car, whole minutes, at least one; five a second, one of them for visitors
 * (decision 107). A point moved by over 500 m is refused; only a 404 means no route.
 */
export function createRoadTravel(options: Omit<StateServiceOptions, 'perSecond'>): RoadTravel {
  const service = createStateService({ ...options, perSecond: { supplier: 5, network: 1 }, asOneSupplier: true })
  return {
    async between(origin, destination, asker) {
      const query = { ...question, start: lngLat(origin), end: lngLat(destination) }
      const answer = await service.ask(
        { path: '/navigation/itineraire', query, reply: routeReply, waitMs: waitMs[kindOf(asker)] },
        asker,
      )
      if (answer.kind === 'silent' || answer.kind === 'busy') return answer.kind
      if (answer.kind === 'refused') return answer.status === 404 ? null : 'silent'
      const gaps = [gapAt(origin, answer.reply.start), gapAt(destination, answer.reply.end)]
      if (gaps.includes(null)) return null
      const beyond = gaps.reduce<number>((sum, gap) => sum + (gap ?? 0), 0)
      return {
        minutes: Math.max(1, Math.round(answer.reply.duration + estimatedMinutes(beyond))),
        estimated: beyond > 0,
        ...(beyond === 0 && metresOf(answer.reply)),
      }
    },
  }
}

/** With everything else that a price asks, still well before the page gives up (15 s). */
const waitMs = { supplier: 4_000, network: 2_000 }

const question = {
  resource: 'bdtopo-osrm',
  profile: 'car',
  optimization: 'fastest',
  timeUnit: 'minute',
  distanceUnit: 'kilometer',
  getSteps: 'false',
  getBbox: 'false',
}

/** `'7.0,43.6'`, longitude first. */
const lngLatText = v.pipe(
  v.string(),
  v.regex(/^ *-?\d+(\.\d+)? *, *-?\d+(\.\d+)? *$/),
  v.transform((text) => text.split(',').map(Number)),
  v.transform(([lng = Number.NaN, lat = Number.NaN]) => ({ lat, lng })),
)

const routeReply = v.object({
  duration: v.pipe(v.number(), v.finite(), v.minValue(0)),
  /** Kilometres; what cannot be one is none. */
  distance: v.fallback(v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))), undefined),
  start: lngLatText,
  end: lngLatText,
})

function metresOf({ distance }: v.InferOutput<typeof routeReply>): Pick<Travel, 'metres'> {
  return distance === undefined ? {} : { metres: Math.round(distance * 1000) }
}

function lngLat({ lat, lng }: LatLng): string {
  return `${lng.toFixed(6)},${lat.toFixed(6)}`
}

/** Metres still to go from the road to the point: none when near, null when the road is not the point's. */
function gapAt(asked: LatLng, onTheRoad: LatLng): number | null {
  const gap = greatCircle(asked, onTheRoad)
  if (gap <= 500) return 0
  return inMonaco(asked) && gap <= 3_000 ? gap : null
}

function inMonaco({ lat, lng }: LatLng): boolean {
  return lat >= 43.7247 && lat <= 43.752 && lng >= 7.409 && lng <= 7.44
}
