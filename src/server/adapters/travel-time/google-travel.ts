import * as v from 'valibot'
import type { LatLng } from '#contract/places/places.ts'
import { createRest } from '#server/adapters/geoplateforme/rest-after-failure.ts'
import { territoryOf } from '#server/adapters/geoplateforme/territory.ts'
import { errorFields, type Log } from '#server/log/log.ts'
import type { Travel } from './travel-time.ts'

/** Google's Routes API. 'silent': no usable answer; null: there is no route, or no road joins the two. */
export interface GoogleTravel {
  between(origin: LatLng, destination: LatLng, departure: Date): Promise<Travel | null | 'silent'>
}

/** `apiUrl` has no last slash. `timeoutMs` is for a whole call, `restMs` for the rest after a failure. */
export interface GoogleTravelOptions {
  readonly key: string
  readonly apiUrl: string
  readonly fetch: typeof globalThis.fetch
  readonly now: () => Date
  readonly log: Pick<Log, 'warn'>
  readonly timeoutMs?: number | undefined
  readonly restMs?: number | undefined
}

/**
 * `POST {apiUrl}/directions/v2:computeRoutes` by car, with the traffic at the departure, whole minutes, at least one. A
 * failure is logged without key or Google's words; Google then rests for `restMs`.
 */
export function createGoogleTravel({ key, apiUrl, fetch, now, log, ...times }: GoogleTravelOptions): GoogleTravel {
  const { timeoutMs = 3_000, restMs = 30_000 } = times
  const url = `${apiUrl}/directions/v2:computeRoutes`
  const rest = createRest({ now, restMs, timeoutMs })
  const headers = { 'Content-Type': 'application/json', 'X-Goog-Api-Key': key, 'X-Goog-FieldMask': fields }
  const fail = (reason: Readonly<Record<string, unknown>>): 'silent' => {
    rest.failed()
    log.warn(reason, 'Google Routes does not answer')
    return 'silent'
  }
  return {
    async between(origin, destination, departure) {
      const territory = territoryOf(origin)
      if (territory === null || territory !== territoryOf(destination)) return null
      if (rest.isOn()) return 'silent'
      const isTrying = rest.begin()
      try {
        const body = JSON.stringify(questionOf(origin, destination, departure, now()))
        const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(timeoutMs) })
        if (!response.ok) {
          await response.body?.cancel()
          return fail({ status: response.status })
        }
        const reply = v.safeParse(routesReply, await response.json())
        if (!reply.success) return fail({ status: response.status, reason: 'another shape' })
        if (isTrying) rest.answered()
        if (reply.output === null) return null
        const { duration, distanceMeters: metres } = reply.output
        const minutes = Math.max(1, Math.round(duration / 60))
        return { minutes, estimated: false, ...(metres !== undefined && { metres }) }
      } catch (error) {
        const { error: name, code } = errorFields(error)
        return fail({ error: name, code })
      }
    },
  }
}

/** A departure that is now, or by now, is left out: Google takes only what is to come, and means now without. */
function questionOf(origin: LatLng, destination: LatLng, departure: Date, now: Date) {
  return {
    origin: waypoint(origin),
    destination: waypoint(destination),
    travelMode: 'DRIVE',
    routingPreference: 'TRAFFIC_AWARE',
    ...(isExpected(departure, now) && { departureTime: departure.toISOString() }),
  }
}

function waypoint({ lat, lng }: LatLng) {
  return { location: { latLng: { latitude: lat, longitude: lng } } }
}

/** No order is further ahead than sixty days, whatever a client asks: what Google would refuse is not sent. */
function isExpected(departure: Date, now: Date): boolean {
  const ahead = departure.getTime() - now.getTime()
  return ahead > 60_000 && ahead < 62 * 86_400_000
}

const fields = 'routes.duration,routes.distanceMeters'

/** `{"routes":[{"duration":"1234s","distanceMeters":25700}]}` → 1,234 seconds, 25,700 m; `{}` → no route. */
const seconds = v.pipe(v.string(), v.regex(/^\d+(\.\d+)?s$/), v.transform(Number.parseFloat))
/** What is no whole number of metres is none. */
const metres = v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))), undefined)
const routesReply = v.union([
  v.pipe(
    v.strictObject({}),
    v.transform(() => null),
  ),
  v.pipe(
    v.object({ routes: v.array(v.object({ duration: seconds, distanceMeters: metres })) }),
    v.transform(({ routes: [route] }) => route ?? null),
  ),
])
