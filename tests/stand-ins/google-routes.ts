import { greatCircle } from '#rules/text/great-circle.ts'
import { answer, listen, send, type Mode as ServiceMode, type Reply } from './state-service.ts'

/**
 * Beyond what any service does, `no-route`: `{}`; `wordless`: a route without its duration; `denied`: 403, a key that
 * may not ask.
 */
export type GoogleRoutesMode = ServiceMode | 'no-route' | 'wordless' | 'denied'

/**
 * A loopback Routes API of Google: computeRoutes, for the one key. Its roads are 60 km/h over 1.4 × the great circle,
 * and half as slow again before nine in the morning, UTC.
 */
export interface GoogleRoutes {
  readonly url: string
  readonly key: string
  /** The bodies of every question, in order. */
  readonly requests: Question[]
  misbehave(mode: GoogleRoutesMode): void
  stop(): Promise<void>
}

interface Question {
  readonly origin: Waypoint
  readonly destination: Waypoint
  readonly travelMode: string
  readonly routingPreference: string
  readonly departureTime?: string
}

interface Waypoint {
  readonly location: { readonly latLng: { readonly latitude: number; readonly longitude: number } }
}

export async function startGoogleRoutes(now: () => Date): Promise<GoogleRoutes> {
  const key = 'AIzaSyStandIn-0000_routes'
  const requests: Question[] = []
  let mode: GoogleRoutesMode = 'well'
  const service = await listen(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    if (request.method !== 'POST' || request.url !== '/directions/v2:computeRoutes')
      return send(response, 404, 'Not Found')
    const question = JSON.parse(text) as Question
    requests.push(question)
    const { 'x-goog-api-key': given, 'x-goog-fieldmask': mask } = request.headers
    const refused = refusalOf(question, { isOwn: given === key, mask: String(mask ?? '') }, now())
    if (refused !== null) return send(response, 400, refused)
    if (mode === 'denied')
      return send(
        response,
        403,
        errorOf(403, 'PERMISSION_DENIED', `Requests from this IP address are blocked for ${key}.`),
      )
    answer(response, mode, words, () => replyTo(question, mode))
  })
  return {
    ...service,
    key,
    requests,
    misbehave(next) {
      mode = next
    },
  }
}

const words = {
  busy: errorOf(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded for quota metric.'),
  broken: errorOf(500, 'INTERNAL', 'Internal error encountered.'),
  malformed: { status: 'OK', results: [] },
  refusing: errorOf(400, 'INVALID_ARGUMENT', 'Request contains an invalid argument.'),
}

function errorOf(code: number, status: string, message: string) {
  return { error: { code, message, status } }
}

/** In Google's words: without a key, without a mask, or for a departure that is over. */
function refusalOf(
  { departureTime }: Question,
  { isOwn, mask }: { readonly isOwn: boolean; readonly mask: string },
  now: Date,
) {
  if (!isOwn) return errorOf(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.')
  if (mask === '') return errorOf(400, 'INVALID_ARGUMENT', 'FieldMask is a required parameter.')
  if (departureTime !== undefined && !(new Date(departureTime) > now))
    return errorOf(400, 'INVALID_ARGUMENT', 'Timestamp must be set to a future time.')
  return null
}

function replyTo({ origin, destination, departureTime }: Question, mode: GoogleRoutesMode): Reply {
  if (mode === 'no-route') return [200, {}]
  if (mode === 'wordless') return [200, { routes: [{ distanceMeters: 12 }] }]
  const metres = greatCircle(pointOf(origin), pointOf(destination)) * 1.4
  const isSlow = departureTime !== undefined && new Date(departureTime).getUTCHours() < 9
  const duration = `${Math.round((metres / 60_000) * 3600 * (isSlow ? 1.5 : 1))}s`
  return [200, { routes: [{ duration, distanceMeters: Math.round(metres) }] }]
}

function pointOf({
  location: {
    latLng: { latitude, longitude },
  },
}: Waypoint) {
  return { lat: latitude, lng: longitude }
}
