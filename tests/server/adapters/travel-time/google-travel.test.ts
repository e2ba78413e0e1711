import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LatLng } from '#contract/places/places.ts'
import type { Asker } from '#server/adapters/geoplateforme/asker.ts'
import { createTravelTime } from '#server/adapters/travel-time/create-travel-time.ts'
import { createGoogleTravel, type GoogleTravelOptions } from '#server/adapters/travel-time/google-travel.ts'
import { start, type Geoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { startGoogleRoutes, type GoogleRoutes, type GoogleRoutesMode } from '#tests/stand-ins/google-routes.ts'

const cannes = { lat: 43.5515, lng: 7.0134 }
const nice = { lat: 43.7031, lng: 7.2661 }

let clock: Date
let google: GoogleRoutes
let state: Geoplateforme
let warnings: Readonly<Record<string, unknown>>[]
beforeEach(async () => {
  clock = new Date('2026-11-10T06:00:00Z')
  warnings = []
  ;[google, state] = await Promise.all([startGoogleRoutes(() => clock), start()])
})
afterEach(() => Promise.all([google.stop(), state.stop()]))

const later = (ms: number): Date => (clock = new Date(clock.getTime() + ms))
const noon = new Date('2026-11-10T12:00:00Z')

/** As a supplier asks it, of Google first, then of the state's service at `roads`. */
const travelTimeWith = ({
  roads = state.url,
  ...more
}: Partial<GoogleTravelOptions> & { roads?: string | null } = {}) => {
  const now = () => clock
  const log = { warn: (fields: Readonly<Record<string, unknown>>) => void warnings.push(fields) }
  const first = createGoogleTravel({ key: google.key, apiUrl: google.url, fetch, now, log, ...more })
  const { between } = createTravelTime({ baseUrl: roads, google: first, fetch, now, pause: async (ms) => later(ms) })
  return (departure: Date = noon, asker: Asker = { supplier: 1 }, from: LatLng = cannes, to: LatLng = nice) =>
    between(from, to, departure, asker)
}

const byGoogle = { minutes: 37, estimated: false, metres: 36_984 }
const byState = { minutes: 34, estimated: false, metres: 34_342 }
const estimate = { minutes: 41, estimated: true }

describe('travel time with a key of Google', () => {
  it('comes from Google, in whole minutes, and nobody else is asked', async () => {
    expect(await travelTimeWith()()).toEqual(byGoogle)
    expect(state.requests.route).toHaveLength(0)
  })

  it('is asked as the documentation says', async () => {
    await travelTimeWith()()
    expect(google.requests).toEqual([
      {
        origin: { location: { latLng: { latitude: 43.5515, longitude: 7.0134 } } },
        destination: { location: { latLng: { latitude: 43.7031, longitude: 7.2661 } } },
        travelMode: 'DRIVE',
        routingPreference: 'TRAFFIC_AWARE',
        departureTime: '2026-11-10T12:00:00.000Z',
      },
    ])
  })

  it('counts the traffic at the departure (section 9)', async () => {
    expect(await travelTimeWith()(new Date('2026-11-10T07:00:00Z'))).toEqual({
      minutes: 55,
      estimated: false,
      metres: 36_984,
    })
  })

  it.each([
    ['now', () => clock],
    ['by now', () => new Date(clock.getTime() - 60_000)],
    ['beyond all that is ordered', () => new Date('9999-01-01T00:00:00Z')],
  ])('is that of now for a departure %s, of which Google takes none', async (_, departure) => {
    expect(await travelTimeWith()(departure())).toEqual(byGoogle)
    expect(google.requests[0]).not.toHaveProperty('departureTime')
  })

  it.each([
    ['749s', 12],
    ['750s', 13],
    ['12.5s', 1],
    ['0s', 1],
  ])('rounds %s to %d minutes', async (duration, minutes) => {
    expect(await travelTimeWith({ fetch: async () => Response.json({ routes: [{ duration }] }) })()).toEqual({
      minutes,
      estimated: false,
    })
  })

  it('is kept by nobody: each question is asked', async () => {
    const travelTime = travelTimeWith()
    await travelTime()
    await travelTime()
    expect(google.requests).toHaveLength(2)
  })

  it('is the state’s for a visitor: each of Google’s answers is paid for', async () => {
    expect(await travelTimeWith()(noon, { network: '192.0.2.1' })).toEqual(byState)
    expect(google.requests).toHaveLength(0)
  })

  it.each([
    ['Google says so', cannes, nice, 'no-route'],
    ['the sea lies between, and Google is not asked', cannes, { lat: 41.9267, lng: 8.7369 }, 'well'],
    ['an end is abroad', cannes, { lat: 41.9, lng: 12.5 }, 'well'],
  ] as const)('is none where %s', async (_, from, to, mode) => {
    google.misbehave(mode)
    expect(await travelTimeWith()(noon, { supplier: 1 }, from, to)).toBeNull()
    expect([google.requests.length, state.requests.route.length]).toEqual([mode === 'no-route' ? 1 : 0, 0])
  })
})

describe('Google failing', () => {
  it.each<[GoogleRoutesMode, object]>([
    ['busy', { status: 429 }],
    ['broken', { status: 500 }],
    ['refusing', { status: 400 }],
    ['denied', { status: 403 }],
    ['malformed', { status: 200, reason: 'another shape' }],
    ['wordless', { status: 200, reason: 'another shape' }],
    ['not-json', { error: 'SyntaxError' }],
    ['truncated', { error: 'TypeError' }],
  ])('%s: the state’s service answers, and the log says why, without the key', async (mode, reason) => {
    google.misbehave(mode)
    expect(await travelTimeWith()()).toEqual(byState)
    expect(warnings).toMatchObject([reason])
    expect(JSON.stringify(warnings)).not.toContain(google.key)
  })

  it('hanging: the state’s service answers after the time-out', async () => {
    google.misbehave('hanging')
    expect(await travelTimeWith({ timeoutMs: 30 })()).toEqual(byState)
    expect(warnings).toMatchObject([{ error: 'TimeoutError' }])
  })

  it('unreachable: the state’s service answers', async () => {
    await google.stop()
    expect(await travelTimeWith()()).toEqual(byState)
  })

  it('of another key than ours: the state’s service answers, and the log holds neither key', async () => {
    expect(await travelTimeWith({ key: 'AIzaSySomebodyElses' })()).toEqual(byState)
    expect(JSON.stringify(warnings)).toBe('[{"status":400}]')
  })

  it('and the state’s too: the time is estimated', async () => {
    google.misbehave('broken')
    state.misbehave('broken')
    expect(await travelTimeWith()()).toEqual(estimate)
  })

  it('without the state’s service: the time is estimated', async () => {
    google.misbehave('broken')
    expect(await travelTimeWith({ roads: null })()).toEqual(estimate)
  })

  it('is left alone for half a minute, then tried by one question alone', async () => {
    google.misbehave('broken')
    const travelTime = travelTimeWith()
    await travelTime()
    google.misbehave('well')
    later(29_999)
    expect(await travelTime()).toEqual(byState)
    expect(google.requests).toHaveLength(1)
    later(2)
    expect(await Promise.all([travelTime(), travelTime()])).toEqual([byGoogle, byState])
    expect(await travelTime()).toEqual(byGoogle)
    expect(warnings).toHaveLength(1)
  })
})
