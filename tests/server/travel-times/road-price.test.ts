import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Order, Stop } from '#contract/order/order.ts'
import type { LatLng } from '#contract/places/places.ts'
import { latLngOnWire } from '#contract/wire/wire.ts'
import { signaturesOnWire } from '#contract/order/stop-signatures.ts'
import type { Cents } from '#rules/price/money.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { priceOf } from '#rules/price/price.ts'
import { createGazetteer } from '#server/adapters/places/gazetteer.ts'
import { createPlaces } from '#server/adapters/places/create-places.ts'
import { createTravelTime } from '#server/adapters/travel-time/create-travel-time.ts'
import { estimateTravel } from '#server/adapters/travel-time/estimated-travel.ts'
import { greatCircle } from '#rules/text/great-circle.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { anOrder, pay, uploadSlip } from '#tests/server/fixtures/order.ts'
import { openProvider, wednesdayMorning, type Provider } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'
import { drawCountry, type DrawnAddress, type DrawnRoute } from '#tests/stand-ins/drawn-country.ts'
import { start, type Geoplateforme, type Mode } from '#tests/stand-ins/geoplateforme.ts'
import { movedPoints, type Ends } from '#tests/server/travel-times/moved-points.ts'

const { routes, country, gazetteer } = drawCountry(20_261_123, 200)
const provider = await openProvider()
const supplier = await newSupplier(provider)
const slipPath = await uploadSlip(provider, supplier)
/** For as long as the clock is moved here. */
const token = await provider.world.tokens.issue(
  { userId: supplier.id, role: 'supplier', sessionVersion: 1 },
  30 * 86_400,
  provider.now,
)
const signedIn = { ...supplier, token }
/** Some of the routes, others each time. */
let next = 0
const someRoutes = () => routes.slice(next, (next += 4))
/** A minute of road, TTC: the tariff's smallest step. */
const step: Cents = 300

let addresses: Geoplateforme
let roads: Geoplateforme
beforeAll(async () => {
  ;[addresses, roads] = await Promise.all([start(country), start(country)])
  return () => Promise.all([addresses.stop(), roads.stop()])
})

afterEach(() => void (provider.now = wednesdayMorning))

/** A server that has asked nothing yet of services that behave so. */
async function serverWith(ofAddresses: Mode, ofRoads: Mode): Promise<Provider> {
  addresses.misbehave(ofAddresses)
  roads.misbehave(ofRoads)
  const now = () => provider.now
  return await openProvider({
    beside: provider,
    world: {
      now,
      places: createPlaces({
        baseUrl: addresses.url,
        gazetteer: createGazetteer(gazetteer),
        fetch,
        now,
        pause: passes,
        restMs: 3_600_000,
      }),
      travelTime: createTravelTime({ baseUrl: roads.url, fetch, now, pause: passes, restMs: 3_600_000 }),
    },
  })
}

/** Time passes on all servers at once. */
async function passes(ms: number): Promise<void> {
  provider.now = new Date(provider.now.getTime() + ms)
}

/** The price of so many minutes. */
const priceFor = (minutes: number) => priceOf(provider.world.tariff, { band: '-150', type: 'flex', minutes })

/**
 * What the page does: asks the road time, of the points alone or of the addresses, and pays what that makes. null: no
 * time, or no order.
 */
async function ordered(
  sells: Provider,
  stops: readonly [Stop, Stop],
  asks: 'points' | 'addresses',
  changes: Partial<Order> = {},
): Promise<Cents | null> {
  const minutes = await asked(sells, stops, asks)
  if (minutes === null) return null
  const [pickup, delivery] = stops
  const price = priceFor(minutes)
  const order = anOrder(sells, supplier, { slipPath, band: '-150', pickup, delivery, minutes, price, ...changes })
  const { status, raw } = await pay(sells, signedIn, order)
  if (status !== 200) return null
  // Only so many may wait for their payment.
  await sells.world.db
    .updateTable('orders')
    .set({ status: orderStatus.cancelled })
    .where('id', '=', Number((raw as { orderId: number }).orderId))
    .execute()
  return price.totalTTC
}

async function asked(
  sells: Provider,
  [pickup, delivery]: readonly [Stop, Stop],
  asks: 'points' | 'addresses',
  who = signedIn,
): Promise<number | null> {
  const names = {
    adressPickUp: pickup.label,
    adresseLivraison: delivery.label,
    ...signaturesOnWire({ pickup, delivery }),
  }
  const body = {
    origin: latLngOnWire(pickup),
    destination: latLngOnWire(delivery),
    departure_time: 1_795_000_000,
    ...(asks === 'addresses' && names),
  }
  return (await call(sells, 'calculateDuration', { token: who.token, body })).reply.duration_in_minutes
}

/** The least that was taken for a route whose points were moved, over all ways of moving and asking. */
async function leastTaken(sells: Provider, route: DrawnRoute, signatures?: Signatures): Promise<Cents> {
  let least = Number.POSITIVE_INFINITY
  for (const ends of Object.values(movedPoints(route))) {
    for (const asks of ['points', 'addresses'] as const)
      least = Math.min(least, (await ordered(sells, named(route, ends, signatures), asks)) ?? least)
  }
  return least
}

type Signatures = readonly [from?: string | undefined, to?: string | undefined]

function named({ from, to }: DrawnRoute, [a, b]: Ends, [ofFrom, ofTo]: Signatures = []): readonly [Stop, Stop] {
  return [
    { label: from.label, ...a, signature: ofFrom },
    { label: to.label, ...b, signature: ofTo },
  ]
}

const pointsOf = ({ from, to }: DrawnRoute): Ends => [from, to]
const pointOf = ({ lat, lng }: LatLng): LatLng => ({ lat, lng })
const townsOf = ({ from, to }: DrawnRoute): Ends => [from.town, to.town]
const byRoad = async (sells: Provider, [a, b]: Ends) =>
  (await sells.world.travelTime.between(a, b, provider.now, { supplier: 0 }))?.minutes ?? Number.NaN
const isOfSmallTowns = ({ from, to }: DrawnRoute) => from.town.isSmall && to.town.isSmall
const asEstimated = ([a, b]: Ends) => estimateTravel(a, b)?.minutes ?? Number.NaN
/** A suggestion picked by somebody who typed the whole address. */
async function picked(sells: Provider, { label }: DrawnAddress): Promise<Stop> {
  const [place] = (await call(sells, 'suggestPlaces', { query: { q: label } })).reply.data
  if (!place) throw new Error('nothing proposed')
  return { label: place.label, lat: place.lat, lng: place.lng, signature: place.signature }
}
const pickedBoth = async (sells: Provider, { from, to }: DrawnRoute) =>
  [await picked(sells, from), await picked(sells, to)] as const

describe('the price of a route whose points were moved', { timeout: 30_000 }, () => {
  it.each([
    ['up', 'well', 'well', async (sells: Provider, route: DrawnRoute) => byRoad(sells, pointsOf(route))],
    [
      'up, and of what is written',
      'fuzzy',
      'well',
      async (sells: Provider, route: DrawnRoute) => byRoad(sells, pointsOf(route)),
    ],
    ['up, roads away', 'well', 'broken', async (_: Provider, route: DrawnRoute) => asEstimated(pointsOf(route))],
    ['away', 'broken', 'broken', async (_: Provider, route: DrawnRoute) => asEstimated(townsOf(route))],
    ['away, roads up', 'broken', 'well', async (sells: Provider, route: DrawnRoute) => byRoad(sells, townsOf(route))],
  ] as const)('is never lower by more than a minute: services %s', async (_, ofAddresses, ofRoads, minutes) => {
    const sells = await serverWith(ofAddresses, ofRoads)
    for (const route of someRoutes()) {
      const fair = priceFor(await minutes(sells, route)).totalTTC
      const least = await leastTaken(sells, route)
      const hasPoints = ofAddresses !== 'broken' || isOfSmallTowns(route)
      expect({ route, gained: Math.max(0, fair - least - step), sells: Number.isFinite(least) }).toEqual({
        route,
        gained: 0,
        sells: hasPoints,
      })
    }
  })

  it.each([
    ['addresses', 'busy', 'well'],
    ['roads', 'well', 'busy'],
    ['both', 'busy', 'busy'],
  ] as const)('is unavailable while our quota is used up, and no estimate: %s', async (_, ofAddresses, ofRoads) => {
    const sells = await serverWith(ofAddresses, ofRoads)
    for (const route of someRoutes()) expect(await leastTaken(sells, route)).toBe(Number.POSITIVE_INFINITY)
    const [route] = someRoutes()
    const [pickup, delivery] = named(route!, pointsOf(route!))
    const { status, refusal } = await pay(sells, signedIn, anOrder(sells, supplier, { slipPath, pickup, delivery }))
    expect([status, refusal.message]).toEqual([
      409,
      'Tarif indisponible. On revient vite par mail pour vous confirmer le prix',
    ])
  })

  it('gains nothing by a signature of the address, but with its own point', async () => {
    const sells = await serverWith('well', 'well')
    for (const route of someRoutes()) {
      const [from, to] = await pickedBoth(sells, route)
      const fair = priceFor(await byRoad(sells, pointsOf(route))).totalTTC
      expect(await leastTaken(sells, route, [from.signature, to.signature])).toBeGreaterThanOrEqual(fair - step)
    }
  })
})

describe('a picked address', () => {
  it.each(['well', 'busy', 'broken'] as const)(
    'keeps its point and its price for good, whatever becomes of the address service: %s',
    async (mode) => {
      const [route] = someRoutes()
      const stops = await pickedBoth(await serverWith('well', 'well'), route!)
      provider.now = new Date(provider.now.getTime() + 9 * 24 * 3_600_000)
      const sells = await serverWith(mode, 'well')
      const fair = priceFor(await byRoad(sells, pointsOf(route!))).totalTTC
      const slot = { moment: { type: 'flex', slot: { day: '2026-11-30', halfDay: 'AM' } } } as const
      for (const asks of ['points', 'addresses'] as const) expect(await ordered(sells, stops, asks, slot)).toBe(fair)
    },
  )

  it('stands for itself alone: neither its point nor its name may change, nor its term', async () => {
    const { placeSignatures } = provider.world
    const [route] = someRoutes()
    const stop = await picked(await serverWith('well', 'well'), route!.from)
    const signature = stop.signature ?? ''
    const isHandedOut = (changes: Partial<Stop>) => placeSignatures.isHandedOut({ ...stop, ...changes })
    expect(isHandedOut({})).toBe(true)
    const changes = [
      { lat: stop.lat + 0.000001 },
      { lng: stop.lng - 0.000001 },
      { label: `${stop.label} bis` },
      { signature: undefined },
      { signature: '' },
    ]
    const signatures = [
      signature.replace('always', '2026-11-18'),
      signature.slice(0, -2),
      `${signature}A`,
      'always.',
      `always.${'A'.repeat(22)}`,
    ]
    expect([...changes, ...signatures.map((other) => ({ signature: other }))].map(isHandedOut)).toEqual(
      Array(10).fill(false),
    )
  })

  it('whose commune stands in for it costs what the commune does while its source is away, and its own price as soon as that is back', async () => {
    const route = routes.find(
      (one) =>
        isOfSmallTowns(one) && greatCircle(one.from, one.from.town) > 2_000 && greatCircle(one.to, one.to.town) > 2_000,
    )!
    const away = await serverWith('broken', 'well')
    const stops = await pickedBoth(away, route)
    expect(stops).toMatchObject([
      { ...pointOf(route.from.town), signature: undefined },
      { ...pointOf(route.to.town), signature: undefined },
    ])
    const standIn = priceFor(await byRoad(away, townsOf(route))).totalTTC
    expect(await ordered(away, stops, 'addresses')).toBe(standIn)
    provider.now = new Date(wednesdayMorning.getTime() + 31 * 60_000)
    const back = await serverWith('well', 'well')
    const fair = priceFor(await byRoad(back, pointsOf(route))).totalTTC
    expect(fair).not.toBe(standIn)
    expect(await ordered(back, stops, 'points')).toBeNull()
    expect(await ordered(back, stops, 'addresses')).toBe(fair)
    const [row] = await provider.world.db.selectFrom('orders').selectAll().orderBy('id', 'desc').limit(1).execute()
    expect([row?.pickup_latitude, row?.delivery_longitude]).toEqual([route.from.lat, route.to.lng])
  })

  it('whose wide commune would stand in for it has no price while its source is away', async () => {
    const route = routes.find(({ from }) => !from.town.isSmall)!
    const away = await serverWith('broken', 'well')
    const stops = await pickedBoth(away, route)
    expect(stops[0]).toMatchObject({ ...pointOf(route.from.town), signature: undefined })
    for (const asks of ['points', 'addresses'] as const) expect(await ordered(away, stops, asks)).toBeNull()
  })

  it('whose commune was proposed because our quota was used up carries no signature, and is ordered at its true price', async () => {
    const route = routes.find(
      ({ from, to }) => greatCircle(from, from.town) > 5_000 && greatCircle(to, to.town) > 5_000,
    )!
    const stops = await pickedBoth(await serverWith('busy', 'well'), route)
    expect(stops).toMatchObject([
      { ...pointOf(route.from.town), signature: undefined },
      { ...pointOf(route.to.town), signature: undefined },
    ])
    const sells = await serverWith('well', 'well')
    expect(await ordered(sells, stops, 'addresses')).toBe(priceFor(await byRoad(sells, pointsOf(route))).totalTTC)
  })
})

describe('a road time that was told', () => {
  it('holds for thirty minutes, though the services come and go meanwhile', async () => {
    const route = routes.find(isOfSmallTowns)!
    const sells = await serverWith('broken', 'broken')
    const stops = named(route, pointsOf(route))
    const minutes = await asked(sells, stops, 'addresses')
    const order = anOrder(sells, supplier, {
      slipPath,
      band: '-150',
      pickup: stops[0],
      delivery: stops[1],
      minutes: minutes!,
      price: priceFor(minutes!),
    })
    provider.now = new Date(wednesdayMorning.getTime() + 29 * 60_000)
    for (const mode of ['well', 'busy'] as const)
      expect((await pay(await serverWith(mode, mode), signedIn, order)).status).toBe(200)
    provider.now = new Date(wednesdayMorning.getTime() + 31 * 60_000)
    expect((await pay(await serverWith('well', 'well'), signedIn, order)).status).toBe(409)
  })

  it('holds for the supplier alone whom it was told', async () => {
    const [route] = someRoutes()
    const sells = await serverWith('well', 'broken')
    const [pickup, delivery] = await pickedBoth(sells, route!)
    const minutes = await asked(sells, [pickup, delivery], 'addresses')
    const another = await newSupplier(sells)
    const order = anOrder(sells, another, {
      slipPath: await uploadSlip(sells, another),
      pickup,
      delivery,
      minutes: minutes!,
    })
    expect((await pay(await serverWith('well', 'well'), another, order)).status).toBe(409)
  })

  it('between points some steps away from ours is good enough, from a client that names no addresses', async () => {
    const sells = await serverWith('well', 'well')
    for (const route of someRoutes()) {
      const stops = named(route, [
        { ...route.from, lat: route.from.lat + 0.0008 },
        { ...route.to, lng: route.to.lng + 0.0008 },
      ])
      expect(await ordered(sells, stops, 'points')).not.toBeNull()
    }
  })
})
