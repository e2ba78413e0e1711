import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTravelTime, type TravelTimeOptions } from '#server/adapters/travel-time/create-travel-time.ts'
import type { LatLng } from '#contract/places/places.ts'
import type { Travel } from '#server/adapters/travel-time/travel-time.ts'
import { start, type Geoplateforme, type Mode } from '#tests/stand-ins/geoplateforme.ts'

const cannes = { lat: 43.5515, lng: 7.0134 }
const nice = { lat: 43.7031, lng: 7.2661 }
const monaco = { lat: 43.7333, lng: 7.4167 }
const ajaccio = { lat: 41.9267, lng: 8.7369 }

let state: Geoplateforme
let clock: Date
beforeEach(async () => {
  state = await start()
  clock = new Date('2026-11-10T09:00:00Z')
})
afterEach(() => state.stop())

/** As one supplier asks it; to wait takes no time but the clock's. */
const travelTimeWith = (more: Partial<TravelTimeOptions> = {}) => {
  const pause = async (ms: number) => void (clock = new Date(clock.getTime() + ms))
  const { between } = createTravelTime({ baseUrl: state.url, fetch, now: () => clock, pause, ...more })
  return {
    between: (origin: LatLng, destination: LatLng, departure: Date, supplier = 1) =>
      between(origin, destination, departure, { supplier }),
    /** As somebody asks it who is not signed in. */
    visit: (origin: LatLng, network = '192.0.2.1') => between(origin, nice, clock, { network }),
  }
}
const cannesToNice = (travelTime: ReturnType<typeof travelTimeWith>): Promise<Travel | null> =>
  travelTime.between(cannes, nice, clock)

const byRoad = { minutes: 34, estimated: false, metres: 34_342 }
const estimate = { minutes: 41, estimated: true }

describe('travel time', () => {
  it('comes from the state’s road service, in whole minutes', async () => {
    expect(await cannesToNice(travelTimeWith())).toEqual(byRoad)
  })

  it('asks as the documentation says, longitude first', async () => {
    await cannesToNice(travelTimeWith())
    expect(Object.fromEntries(state.requests.route[0] ?? [])).toMatchObject({
      resource: 'bdtopo-osrm',
      start: '7.013400,43.551500',
      end: '7.266100,43.703100',
      profile: 'car',
      optimization: 'fastest',
      timeUnit: 'minute',
      distanceUnit: 'kilometer',
      getSteps: 'false',
    })
  })

  it.each([
    [12.49, 12],
    [12.5, 13],
    [0.2, 1],
  ])('rounds %d minutes to %d', async (duration, minutes) => {
    const reply = { duration, start: `${cannes.lng},${cannes.lat}`, end: `${nice.lng},${nice.lat}` }
    expect(await cannesToNice(travelTimeWith({ fetch: async () => Response.json(reply) }))).toEqual({
      minutes,
      estimated: false,
    })
  })

  it('is asked once for the same way, whatever the departure', async () => {
    const travelTime = travelTimeWith()
    await travelTime.between(cannes, nice, clock)
    await travelTime.between({ ...cannes, lat: 43.551_504 }, nice, new Date('2026-11-14T17:00:00Z'))
    expect(state.requests.route).toHaveLength(1)
  })

  it('is asked again the next day', async () => {
    const travelTime = travelTimeWith()
    await cannesToNice(travelTime)
    clock = new Date('2026-11-11T09:00:01Z')
    await cannesToNice(travelTime)
    expect(state.requests.route).toHaveLength(2)
  })

  it('is asked again for the way back', async () => {
    const travelTime = travelTimeWith()
    await travelTime.between(cannes, nice, clock)
    await travelTime.between(nice, cannes, clock)
    expect(state.requests.route).toHaveLength(2)
  })

  it('asks five times a second at most: more wait for their turn, and then there is no time, nor ever an estimate', async () => {
    const travelTime = travelTimeWith()
    const ways = Array.from({ length: 27 }, (_, n) =>
      travelTime.between({ ...cannes, lat: 43.55 + n / 1000 }, nice, clock),
    )
    const answers = await Promise.all(ways)
    expect(answers.map((travel) => travel?.estimated ?? null)).toEqual([...Array(25).fill(false), null, null])
    expect(state.requests.route).toHaveLength(25)
    expect(clock).toEqual(new Date('2026-11-10T09:00:04Z'))
  })

  it('is told to each supplier in turn: one who asks without end keeps nobody waiting', async () => {
    const travelTime = travelTimeWith()
    const flood = Array.from({ length: 60 }, (_, n) =>
      travelTime.between({ ...cannes, lat: 43.55 + n / 1000 }, nice, clock),
    )
    expect(await travelTime.between(cannes, nice, clock, 2)).toEqual(byRoad)
    expect(state.requests.route.findIndex((query) => query.get('start') === '7.013400,43.551500')).toBeLessThan(10)
    await Promise.all(flood)
  })
})

describe('a visitor who asks the travel time', () => {
  const north = (n: number) => ({ ...cannes, lat: 43.55 + n / 1000 })

  it('is answered as a supplier is, once a second whoever else visits', async () => {
    const travelTime = travelTimeWith()
    expect(await travelTime.visit(cannes)).toEqual(byRoad)
    const since = clock.getTime()
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => travelTime.visit(north(n), `192.0.2.${n}`)))
    const told = answers.filter((travel) => travel !== null)
    expect(told.length).toBeLessThanOrEqual((clock.getTime() - since) / 1000)
    expect(told).not.toHaveLength(0)
    expect(told.map(({ estimated }) => estimated)).not.toContain(true)
  })

  it('has turns among the suppliers’, all visitors together as one of these has', async () => {
    const travelTime = travelTimeWith()
    const visits = Array.from({ length: 3 }, (_, n) => travelTime.visit(north(n), `192.0.2.${n}`))
    const suppliers = Array.from({ length: 20 }, (_, n) => travelTime.between(north(100 + n), nice, clock, n))
    expect((await Promise.all(suppliers)).map((travel) => travel?.estimated)).toEqual(Array(20).fill(false))
    await Promise.all(visits)
  })

  it('makes the service rest for visitors alone when it does not answer', async () => {
    const travelTime = travelTimeWith()
    state.misbehave('broken')
    expect(await travelTime.visit(cannes)).toEqual(estimate)
    state.misbehave('well')
    expect(await travelTime.visit(cannes)).toEqual(estimate)
    expect(await cannesToNice(travelTime)).toEqual(byRoad)
  })
})

describe('no usable route', () => {
  it('is an answer of the road service', async () => {
    state.misbehave('no-route')
    expect(await cannesToNice(travelTimeWith())).toBeNull()
  })

  it('is a point the service moved more than 500 metres', async () => {
    state.misbehave('far')
    expect(await cannesToNice(travelTimeWith())).toBeNull()
  })

  it('is remembered', async () => {
    state.misbehave('no-route')
    const travelTime = travelTimeWith()
    await cannesToNice(travelTime)
    await cannesToNice(travelTime)
    expect(state.requests.route).toHaveLength(1)
  })
})

describe('the way inside Monaco', () => {
  it('is estimated from the border', async () => {
    expect(await travelTimeWith().between(nice, monaco, clock)).toEqual({ minutes: 17 + 2, estimated: true })
  })

  it('is no excuse for a road kilometres away', async () => {
    state.misbehave('far')
    expect(await travelTimeWith().between(monaco, nice, clock)).toBeNull()
  })
})

describe('the road service failing', () => {
  it.each<Mode>(['broken', 'malformed', 'not-json', 'truncated', 'refusing'])(
    '%s: the time is estimated',
    async (mode) => {
      state.misbehave(mode)
      expect(await cannesToNice(travelTimeWith())).toEqual(estimate)
    },
  )

  it('busy: there is no time until it may be asked again, nor ever an estimate', async () => {
    state.misbehave('busy')
    const travelTime = travelTimeWith()
    expect(await cannesToNice(travelTime)).toBeNull()
    state.misbehave('well')
    expect(await cannesToNice(travelTime)).toBeNull()
    expect(state.requests.route).toHaveLength(1)
    clock = new Date(clock.getTime() + 3_000)
    expect(await cannesToNice(travelTime)).toEqual(byRoad)
    expect(clock).toEqual(new Date('2026-11-10T09:00:07Z'))
  })

  it('hanging: the time is estimated after the time-out', async () => {
    state.misbehave('hanging')
    expect(await cannesToNice(travelTimeWith({ timeoutMs: 30 }))).toEqual(estimate)
  })

  it('unreachable: the time is estimated', async () => {
    await state.stop()
    expect(await cannesToNice(travelTimeWith())).toEqual(estimate)
  })

  it('is tried again after half a minute, the estimate forgotten', async () => {
    state.misbehave('broken')
    const travelTime = travelTimeWith()
    await cannesToNice(travelTime)
    state.misbehave('well')
    expect(await cannesToNice(travelTime)).toEqual(estimate)
    clock = new Date(clock.getTime() + 30_001)
    expect(await cannesToNice(travelTime)).toEqual(byRoad)
  })

  it.each(['', '7', 'a,b', '7,43,9', '7,Infinity'])('is silent when its start reads « %s »', async (text) => {
    const reply = { duration: 30, start: text, end: '7.2661,43.7031' }
    expect(await cannesToNice(travelTimeWith({ fetch: async () => Response.json(reply) }))).toEqual(estimate)
  })

  it.each([-1, null, '30'])('is silent when its duration is %s', async (duration) => {
    const reply = { duration, start: '7.0134,43.5515', end: '7.2661,43.7031' }
    expect(await cannesToNice(travelTimeWith({ fetch: async () => Response.json(reply) }))).toEqual(estimate)
  })
})

describe('the embedded estimate', () => {
  const alone = () => travelTimeWith({ baseUrl: null })

  it('is the great circle and three tenths more at 50 km/h', async () => {
    expect(await cannesToNice(alone())).toEqual(estimate)
  })

  it('is one minute at least', async () => {
    expect(await alone().between(cannes, cannes, clock)).toEqual({ minutes: 1, estimated: true })
  })

  it('reaches Monaco', async () => {
    expect(await alone().between(nice, monaco, clock)).toEqual({ minutes: 20, estimated: true })
  })

  it.each([
    ['Corsica', ajaccio],
    ['La Réunion', { lat: -20.88, lng: 55.45 }],
    ['Rome', { lat: 41.9, lng: 12.5 }],
  ])('knows no road to %s', async (_, far) => {
    expect(await alone().between(cannes, far, clock)).toBeNull()
  })

  it('knows roads within Corsica', async () => {
    expect(await alone().between(ajaccio, { lat: 42.7, lng: 9.45 }, clock)).toMatchObject({ estimated: true })
  })
})
