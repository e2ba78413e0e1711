import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Stop } from '#contract/order/order.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { createGazetteer } from '#server/adapters/places/gazetteer.ts'
import { createPlaces } from '#server/adapters/places/create-places.ts'
import type { Places } from '#server/adapters/places/places.ts'
import { start, type Geoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { anOrder, pay, readyOrder, requestForm, uploadSlip } from '#tests/server/fixtures/order.ts'
import { communes } from '#tests/server/fixtures/communes.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

let state: Geoplateforme
beforeAll(async () => {
  state = await start()
  return () => state.stop()
})
afterEach(() => state.misbehave('well'))
// Only so many may wait for their payment.
afterEach(() =>
  provider.world.db
    .updateTable('orders')
    .set({ status: orderStatus.cancelled })
    .execute()
    .then(() => {}),
)

const gazetteer = createGazetteer(communes)
/** A server whose address service has answered nothing yet. */
const asks = () => createPlaces({ baseUrl: state.url, gazetteer, fetch, now: () => provider.now, restMs: 0 })
const provider = await openProvider()
const supplier = await newSupplier(provider)

const sentence = 'Vous devez sélectionner une adresse depuis les suggestions !'
const street = '12 Chemin des Oliviers, 06250 Mougins'
const streetPoint = { lat: 43.6031, lng: 6.99634 }
/** Metres to the north. */
const moved = ({ lat, lng }: { lat: number; lng: number }, metres: number) => ({ lat: lat + metres / 111_195, lng })

async function paid(pickup: Stop, places: Places = asks(), changes: { delivery?: Stop } = {}) {
  const sells = await openProvider({ beside: provider, world: { places } })
  return await pay(sells, supplier, await readyOrder(sells, supplier, { pickup, ...changes }))
}

/** The point that the order is stored with, which the courier is given. */
async function kept(pickup: Stop, places: Places = asks()) {
  const { orderId } = (await paid(pickup, places)).reply
  const row = await provider.world.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return { lat: row.pickup_latitude, lng: row.pickup_longitude }
}

describe('the price of an order', () => {
  it('is that of its addresses, not of two near points under the names of two far towns', async () => {
    const asked: unknown[] = []
    const travelTime = {
      between: async (...question: unknown[]) => (asked.push(question.slice(0, 2)), { minutes: 400, estimated: false }),
      known: () => undefined,
    }
    const sells = await openProvider({ beside: provider, world: { places: gazetteer, travelTime } })
    const pickup = { label: 'Toulouse', lat: 43.7017, lng: 7.2675 }
    const delivery = { label: 'Paris', lat: 43.7031, lng: 7.2661 }
    const { status, refusal } = await pay(
      sells,
      supplier,
      anOrder(sells, supplier, { slipPath: await uploadSlip(sells, supplier), pickup, delivery }),
    )
    expect([status, refusal['duration_in_minutes']]).toEqual([409, 400])
    expect(asked).toMatchObject([
      [
        { lat: 43.6045, lng: 1.4442 },
        { lat: 48.8589, lng: 2.347 },
      ],
    ])
    expect(await provider.world.db.selectFrom('orders').selectAll().execute()).toEqual([])
  })
})

describe('the point of an address', () => {
  it.each([
    ['a number', street, streetPoint, 1_000],
    ['a street', 'Chemin des Oliviers, 06250 Mougins', { lat: 43.6031, lng: 6.9961 }, 1_000],
    ['a commune', '06250 Mougins', { lat: 43.5995, lng: 7.0042 }, 1_000],
    [
      'a street that the state does not know',
      '4 allée des Futurs Pins, 06250 Mougins',
      { lat: 43.6007, lng: 6.9952 },
      15_000,
    ],
  ])('is the page’s own where it is near enough, else ours: %s', async (_, label, point, most) => {
    const near = moved(point, most - 10)
    expect(await kept({ label, ...near })).toEqual(near)
    expect(await kept({ label, ...moved(point, most + 10) })).toEqual(point)
  })

  it.each([
    '12 chemin des oliviers',
    'chemin du chateau',
    'mougins',
    'zi les tourrades',
    'dépôt de matériaux',
    'monaco',
    'allée neuve 06250 mougins',
  ])('is right when it is what was proposed for « %s », also on another server', async (typed) => {
    const [first, other] = [asks(), asks()]
    const sells = await openProvider({ beside: provider, world: { places: first } })
    const [picked] = (await call(sells, 'suggestPlaces', { query: { q: typed } })).reply.data
    if (!picked) throw new Error('nothing proposed')
    for (const places of [first, other])
      expect(await kept(picked, places)).toEqual({ lat: picked.lat, lng: picked.lng })
  })

  it.each(['busy', 'broken', 'malformed', 'hanging'] as const)(
    'stays where it is in its commune when the service is %s',
    async (mode) => {
      state.misbehave(mode)
      const places = () =>
        createPlaces({ baseUrl: state.url, gazetteer, fetch, now: () => provider.now, timeoutMs: 30 })
      const sells = await openProvider({ beside: provider, world: { places: places() } })
      const asked = async (pickup: Stop) => {
        const body = requestForm(anOrder(sells, supplier, { pickup, comment: mode }))
        expect((await call(sells, 'requestOrderByMail', { token: supplier.token, body })).status).toBe(200)
        const row = await provider.world.db
          .selectFrom('orders')
          .selectAll()
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirstOrThrow()
        return { lat: row.pickup_latitude, lng: row.pickup_longitude }
      }
      expect(await asked({ label: street, ...streetPoint })).toEqual(streetPoint)
      expect(await asked({ label: street, lat: 43.7031, lng: 7.2661 })).toEqual({ lat: 43.6007, lng: 6.9952 })
    },
  )

  it('is nowhere when nobody knows even its commune', async () => {
    expect((await paid({ label: 'qwertz', lat: 43.6, lng: 7 })).refusal.errors).toEqual({
      'orderData.adressPickUp': [sentence],
    })
    const delivery = { label: 'qwertz', lat: 43.6, lng: 7 }
    expect((await paid({ label: street, ...streetPoint }, asks(), { delivery })).refusal.errors).toEqual({
      'orderData.adresseLivraison': [sentence],
    })
  })
})
