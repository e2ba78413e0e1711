import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Stop } from '#contract/order.ts'
import { createGazetteer } from '#server/adapters/places/gazetteer.ts'
import { createPlaces } from '#server/adapters/places/create-places.ts'
import { start, type Geoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { pay, readyOrder } from '#tests/server/fixtures/order.ts'
import { communes } from '#tests/server/fixtures/communes.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

let state: Geoplateforme
beforeAll(async () => {
  state = await start()
  return () => state.stop()
})
afterEach(() => state.misbehave('well'))

const gazetteer = createGazetteer(communes)
/** A server whose address service has answered nothing yet. */
const asks = () => createPlaces({ baseUrl: state.url, gazetteer, fetch, now: () => new Date(), restMs: 0 })
const provider = await openProvider()
const supplier = await newSupplier(provider)

const sentence = 'Vous devez sélectionner une adresse depuis les suggestions !'
const street = '12 Chemin des Oliviers, 06250 Mougins'
const streetPoint = { lat: 43.6031, lng: 6.99634 }
/** Metres to the north. */
const moved = ({ lat, lng }: { lat: number; lng: number }, metres: number) => ({ lat: lat + metres / 111_195, lng })

async function paid(pickup: Stop, places = asks(), changes: { delivery?: Stop } = {}) {
  const sells = await openProvider({ beside: provider, world: { places } })
  return await pay(sells, supplier, await readyOrder(sells, supplier, { pickup, ...changes }))
}

describe('the price of an order', () => {
  it('is not that of two near points under the names of two far towns', async () => {
    const pickup = { label: 'Toulouse', lat: 43.7017, lng: 7.2675 }
    const delivery = { label: 'Paris', lat: 43.7031, lng: 7.2661 }
    const { status, refusal } = await paid(pickup, gazetteer, { delivery })
    expect({ status, message: refusal.message, errors: refusal.errors }).toEqual({
      status: 422,
      message: sentence,
      errors: { 'orderData.adressPickUp': [sentence], 'orderData.adresseLivraison': [sentence] },
    })
    expect(await provider.world.db.selectFrom('orders').selectAll().execute()).toEqual([])
  })

  it('names the address alone whose point is elsewhere', async () => {
    const delivery = { label: '3 avenue Jean Médecin, 06000 Nice', lat: 43.6007, lng: 6.9952 }
    expect((await paid({ label: street, ...streetPoint }, asks(), { delivery })).refusal.errors).toEqual({ 'orderData.adresseLivraison': [sentence] })
  })
})

describe('the point of an address', () => {
  it.each([
    ['a number', street, streetPoint, 990, 1_010],
    ['a street', 'Chemin des Oliviers, 06250 Mougins', { lat: 43.6031, lng: 6.9961 }, 2_990, 3_010],
    ['a commune', '06250 Mougins', { lat: 43.5995, lng: 7.0042 }, 14_900, 15_100],
    ['a street that the state does not know', '4 allée des Futurs Pins, 06250 Mougins', { lat: 43.6007, lng: 6.9952 }, 14_900, 15_100],
  ])('may be as far off as its source is precise: %s', async (_, label, point, near, far) => {
    expect((await paid({ label, ...moved(point, near) })).status).toBe(200)
    expect((await paid({ label, ...moved(point, far) })).status).toBe(422)
  })

  it.each(['12 chemin des oliviers', 'chemin du chateau', 'mougins', 'zi les tourrades', 'dépôt de matériaux', 'monaco', 'allée neuve 06250 mougins'])(
    'is right when it is what was proposed for « %s », also on another server',
    async (typed) => {
      const [first, other] = [asks(), asks()]
      const sells = await openProvider({ beside: provider, world: { places: first } })
      const [picked] = (await call(sells, 'suggestPlaces', { query: { q: typed } })).reply.data
      if (!picked) throw new Error('nothing proposed')
      for (const places of [first, other]) expect((await paid(picked, places)).status).toBe(200)
    },
  )

  it.each(['busy', 'broken', 'malformed', 'hanging'] as const)('is held against its commune when the service is %s', async (mode) => {
    state.misbehave(mode)
    const places = () => createPlaces({ baseUrl: state.url, gazetteer, fetch, now: () => new Date(), timeoutMs: 30 })
    expect((await paid({ label: street, ...streetPoint }, places())).status).toBe(200)
    expect((await paid({ label: street, lat: 43.7031, lng: 7.2661 }, places())).status).toBe(422)
  })

  it('may be its commune’s when it was proposed while the service was away', async () => {
    const farFromTheCentre = createGazetteer([['Mougins', '06250', 43.66, 7.05]])
    const places = () => createPlaces({ baseUrl: state.url, gazetteer: farFromTheCentre, fetch, now: () => new Date(), restMs: 0 })
    state.misbehave('broken')
    const [picked] = (await places().suggest(street)).places
    if (!picked) throw new Error('nothing proposed')
    state.misbehave('well')
    expect((await paid(picked, places())).status).toBe(200)
    expect((await paid({ ...picked, ...moved(picked, 100) }, places())).status).toBe(422)
  })

  it('is nowhere when nobody knows even its commune', async () => {
    expect((await paid({ label: 'qwertz', lat: 43.6, lng: 7 })).refusal.errors).toEqual({ 'orderData.adressPickUp': [sentence] })
  })
})
