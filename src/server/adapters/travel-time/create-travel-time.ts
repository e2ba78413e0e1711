import { LRUCache } from 'lru-cache'
import type { LatLng } from '#contract/places/places.ts'
import { kindOf } from '#server/adapters/geoplateforme/asker.ts'
import type { StateServiceOptions } from '#server/adapters/geoplateforme/state-service.ts'
import { estimateTravel } from './estimated-travel.ts'
import type { GoogleTravel } from './google-travel.ts'
import { createRoadTravel } from './road-travel.ts'
import type { Travel, TravelTime } from './travel-time.ts'

/**
 * `baseUrl`: the Géoplateforme, `https://data.geopf.fr`; null: without the state's service. `google`: null without its
 * key. Times in milliseconds.
 */
export interface TravelTimeOptions extends Omit<StateServiceOptions, 'baseUrl' | 'perSecond'> {
  readonly baseUrl: string | null
  readonly google?: GoogleTravel | null
}

/**
 * Travel time (R44): Google's where there is a key, else the state's, else the estimate. Google is paid for, so only
 * suppliers get its answers, kept nowhere, by its terms. « No route » answers (R10).
 */
export function createTravelTime({ baseUrl, google = null, ...options }: TravelTimeOptions): TravelTime {
  const keyless = baseUrl === null ? estimate : createKeyless({ ...options, baseUrl })
  return {
    async between(origin, destination, departure, asker) {
      const travel =
        google && kindOf(asker) === 'supplier' ? await google.between(origin, destination, departure) : 'silent'
      return travel === 'silent' ? keyless.between(origin, destination, departure, asker) : travel
    },
    known: keyless.known,
  }
}

const estimate: TravelTime = {
  between: async (origin, destination) => estimateTravel(origin, destination),
  known: estimateTravel,
}

/**
 * The state's road service, else the estimate; no time at all when our quota is used up, for that could be done on
 * purpose (decision 085). No traffic; 10,000 answers are kept a day, to four decimals.
 */
function createKeyless(options: Omit<StateServiceOptions, 'perSecond'>): TravelTime {
  const road = createRoadTravel(options)
  const known = new LRUCache<string, { readonly travel: Travel | null }>({
    max: 10_000,
    ttl: 24 * 3_600_000,
    ttlResolution: 0,
    perf: { now: () => options.now().getTime() },
  })
  return {
    async between(origin, destination, _departure, asker) {
      const key = keyOf(origin, destination)
      const before = known.get(key)
      if (before) return before.travel
      const travel = await road.between(origin, destination, asker)
      if (travel === 'silent') return estimateTravel(origin, destination)
      if (travel === 'busy') return null
      known.set(key, { travel })
      return travel
    },
    known: (origin, destination) => known.get(keyOf(origin, destination))?.travel,
  }
}

function keyOf(origin: LatLng, destination: LatLng): string {
  return `${rounded(origin)} ${rounded(destination)}`
}

function rounded({ lat, lng }: LatLng): string {
  return `${lat.toFixed(4)},${lng.toFixed(4)}`
}
