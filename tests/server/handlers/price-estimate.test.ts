import { beforeAll, describe, expect, it } from 'vitest'
import { latLngOnWire } from '#contract/wire/wire.ts'
import { deliveryTypes } from '#rules/price/delivery-types.ts'
import { weightBandKeys } from '#rules/price/weight-bands.ts'
import { createGazetteer } from '#server/adapters/places/gazetteer.ts'
import { createPlaces } from '#server/adapters/places/create-places.ts'
import { createTravelTime } from '#server/adapters/travel-time/create-travel-time.ts'
import { rates } from '#server/limits/rates.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { communes } from '#tests/server/fixtures/communes.ts'
import { anEstimate } from '#tests/server/fixtures/estimate.ts'
import { openProvider, type Provider } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'
import { start, type Geoplateforme, type Mode } from '#tests/stand-ins/geoplateforme.ts'

const provider = await openProvider()
const { id, token } = await newSupplier(provider)

let state: Geoplateforme
beforeAll(async () => {
  state = await start()
  return () => state.stop()
})

/** A server that has asked nothing yet of a road service that behaves so. */
function serverWith(roads: Mode): Promise<Provider> {
  state.misbehave(roads)
  const now = () => provider.now
  const pause = async (ms: number) => void (provider.now = new Date(provider.now.getTime() + ms))
  return openProvider({
    beside: provider,
    world: {
      now,
      places: createPlaces({ baseUrl: null, gazetteer: createGazetteer(communes), fetch, now }),
      travelTime: createTravelTime({ baseUrl: state.url, fetch, now, pause, restMs: 60_000 }),
    },
  })
}

const estimate = (asked: object = {}, where = provider) =>
  call(where, 'estimatePrice', { body: { ...anEstimate, ...asked } })
const told = () => provider.world.db.selectFrom('travel_times').selectAll().execute()

describe('the estimate of a price', () => {
  it.each(weightBandKeys)('is what the same order costs, in each delivery type: %s', async (poids) => {
    provider.road = { minutes: 31, estimated: false }
    const { reply } = await estimate({ poids })
    for (const livraisonType of deliveryTypes) {
      const order = await call(provider, 'calculatePrice', {
        token,
        body: { id_fournisseur: id, poids, estimatedTime: 31, livraisonType },
      })
      expect(reply).toMatchObject({
        success: true,
        duration_in_minutes: 31,
        estimated: false,
        minutesIncluses: 20,
        data: { [livraisonType]: order.reply.data },
      })
    }
  })

  it('is reckoned from the points of the addresses, whatever points come with them', async () => {
    const asked: unknown[] = []
    const between = async (...question: unknown[]) => (asked.push(question), { minutes: 5, estimated: false })
    const moved = { origin: '48.8589,2.347', destination: '48.86,2.35', signaturePickUp: `always.${'A'.repeat(22)}` }
    await estimate(
      moved,
      await openProvider({ beside: provider, world: { travelTime: { between, known: () => undefined } } }),
    )
    expect(asked).toMatchObject([
      [{ lat: 43.6007, lng: 6.9952 }, { lat: 43.7031, lng: 7.2661 }, provider.now, { network: '192.0.2.1' }],
    ])
  })

  it('takes the point of a suggestion by its signature, without asking for the address again', async () => {
    const [picked] = (await call(provider, 'suggestPlaces', { query: { q: 'Mougins' } })).reply.data
    if (!picked) throw new Error('nothing proposed')
    const silent = {
      suggest: async () => ({ places: [], credit: '' }),
      resolve: async () => null,
      near: async () => null,
      townIn: () => null,
    }
    const server = await openProvider({ beside: provider, world: { places: silent } })
    const end = {
      point: latLngOnWire(picked),
      label: picked.label,
      signature: provider.world.placeSignatures.sign({ ...picked, holds: 'always' }),
    }
    const both = {
      origin: end.point,
      adressPickUp: end.label,
      signaturePickUp: end.signature,
      destination: end.point,
      adresseLivraison: end.label,
      signatureLivraison: end.signature,
    }
    expect((await estimate(both, server)).raw).toMatchObject({ success: true })
    expect((await estimate({ ...both, signaturePickUp: undefined }, server)).raw).toEqual({ success: false })
  })

  it('is none without a route, or of an address that nobody knows', async () => {
    provider.road = null
    expect((await estimate()).raw).toEqual({ success: false })
    provider.road = { minutes: 24, estimated: false }
    expect((await estimate({ adressPickUp: 'Nulle part' })).raw).toEqual({ success: false })
  })

  it.each([
    ['origin', '43.6'],
    ['destination', '91,7'],
    ['adressPickUp', '  '],
    ['adresseLivraison', 'x'.repeat(301)],
    ['poids', '1351-2000'],
  ])('is refused for the %s « %s »', async (field, value) => {
    expect(Object.keys((await estimate({ [field]: value })).refusal.errors ?? {})).toEqual([field])
  })

  it('is written nowhere: no road time, no count and no line of the log names an address or a network', async () => {
    provider.takeLog()
    await estimate()
    expect(await told()).toEqual([])
    const lines = JSON.stringify(provider.takeLog())
    expect(lines).toContain('/api/price-estimate')
    const counted = JSON.stringify(await provider.world.db.selectFrom('rate_limits').selectAll().execute())
    for (const kept of [lines, counted]) expect(kept).not.toMatch(/Mougins|Nice|43\.|192\.0\.2/)
  })
})

describe('a road service that is away', () => {
  it('makes an estimate by the distance, that says so, and no later price lower', async () => {
    const { reply } = await estimate({}, await serverWith('broken'))
    expect(reply).toMatchObject({ success: true, estimated: true })
    const sells = await serverWith('well')
    const asked = {
      origin: anEstimate.origin,
      destination: anEstimate.destination,
      adressPickUp: anEstimate.adressPickUp,
      adresseLivraison: anEstimate.adresseLivraison,
      departure_time: 1_795_000_000,
    }
    const byRoad = await sells.world.travelTime.between(
      { lat: 43.6007, lng: 6.9952 },
      { lat: 43.7031, lng: 7.2661 },
      sells.now,
      { supplier: 0 },
    )
    expect((await call(sells, 'calculateDuration', { token, body: asked })).reply).toMatchObject({
      duration_in_minutes: byRoad?.minutes,
      estimated: false,
    })
    expect((await told()).map(({ minutes, estimated }) => [minutes, estimated])).toEqual([[byRoad?.minutes, 0]])
  })

  it('is asked by an order at once, though a visitor was not answered', async () => {
    const server = await serverWith('broken')
    await estimate({}, server)
    state.misbehave('well')
    expect((await estimate({}, server)).raw).toMatchObject({ estimated: true })
    const body = { origin: anEstimate.origin, destination: anEstimate.destination, departure_time: 1_795_000_000 }
    expect((await call(server, 'calculateDuration', { token, body })).reply.estimated).toBe(false)
  })

  it('whose quota is used up makes no price at all', async () => {
    expect((await estimate({}, await serverWith('busy'))).raw).toEqual({ success: false })
  })
})

describe('estimates of everybody', () => {
  it('are sixty at once, then one a second, of networks that asked before, and as many of others: one /48 leaves these their turn; orders are not counted with them', async () => {
    const server = await openProvider({ beside: provider, rates })
    const from = (address: string) => call(server, 'estimatePrice', { body: anEstimate, from: address })
    const statuses: number[] = []
    for (let n = 0; n < 119; n += 1) statuses.push((await from(`2001:db8:9:${(n * 0x100).toString(16)}::1`)).status)
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([64, 429])
    const refused = await from('2001:db8:9:1::1')
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '1'])
    const others = []
    for (let n = 0; n < 57; n += 1) others.push((await from(`198.51.100.${n}`)).status)
    expect(others).toEqual([...Array(56).fill(200), 429])
    const body = { id_fournisseur: id, poids: '-150', estimatedTime: 12, livraisonType: 'flex' } as const
    expect((await call(server, 'calculatePrice', { token, body })).status).toBe(200)
    server.now = new Date(server.now.getTime() + 1000)
    expect([
      (await from('198.51.100.0')).status,
      (await from('198.51.100.0')).status,
      (await from('198.51.101.0')).status,
    ]).toEqual([200, 429, 200])
  })

  it('cost no turn where the road is known', async () => {
    const server = await serverWith('well')
    const shut = await openProvider({
      beside: provider,
      rates: {
        ...rates,
        estimatesOfSite: { burst: 1, everyMs: 1e9, local: true },
        firstEstimatesOfSite: { burst: 1, everyMs: 1e9, local: true },
      },
      world: { places: server.world.places, travelTime: server.world.travelTime },
    })
    const ask = (asked: object, from: string) =>
      call(shut, 'estimatePrice', { body: { ...anEstimate, ...asked }, from })
    const back = {
      origin: anEstimate.destination,
      adressPickUp: anEstimate.adresseLivraison,
      destination: anEstimate.origin,
      adresseLivraison: anEstimate.adressPickUp,
    }
    const answers = [
      await ask({}, '198.51.100.1'),
      await ask({}, '198.51.100.2'),
      await ask({ poids: '151-300' }, '198.51.100.1'),
      await ask(back, '198.51.100.3'),
      await ask(back, '198.51.100.4'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(
      (await ask({ destination: anEstimate.origin, adresseLivraison: anEstimate.adressPickUp }, '198.51.100.5')).status,
    ).toBe(429)
  })
})
