import { describe, expect, it } from 'vitest'
import { call } from '#tests/server/fixtures/call.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { id, token } = await newSupplier(provider)

describe('a road time', () => {
  const body = { origin: '43.6007,6.9952', destination: '43.7031,7.2661', departure_time: 1_795_000_000 }

  it('is answered in minutes, and kept for the payment', async () => {
    provider.road = { minutes: 31, estimated: true }
    expect((await call(provider, 'calculateDuration', { token, body })).raw).toEqual({
      success: true,
      duration_in_minutes: 31,
      estimated: true,
    })
    const kept = await provider.world.db.selectFrom('travel_times').selectAll().where('minutes', '=', 31).execute()
    expect(kept).toMatchObject([
      {
        origin: '43.6007,6.9952',
        destination: '43.7031,7.2661',
        supplier_id: id,
        estimated: 1,
        computed_at: provider.now.getTime(),
      },
    ])
  })

  it('is asked with latitude first and the departure as an instant', async () => {
    const asked: unknown[] = []
    const road = {
      between: async (...question: unknown[]) => (asked.push(question), { minutes: 5, estimated: false }),
      known: () => undefined,
    }
    await call(await openProvider({ beside: provider, world: { travelTime: road } }), 'calculateDuration', {
      token,
      body,
    })
    expect(asked).toEqual([
      [{ lat: 43.6007, lng: 6.9952 }, { lat: 43.7031, lng: 7.2661 }, new Date(1_795_000_000_000), { supplier: id }],
    ])
  })

  it('is null, without success, when there is no route', async () => {
    provider.road = null
    const { status, raw } = await call(provider, 'calculateDuration', { token, body })
    expect({ status, raw }).toEqual({ status: 200, raw: { success: false, duration_in_minutes: null } })
  })

  it.each(['', '43.6', '43.6,7.0,1', '91,7', '43.6,181', 'a,b', ','])(
    'is refused from the point « %s »',
    async (origin) => {
      expect((await call(provider, 'calculateDuration', { token, body: { ...body, origin } })).refusal.errors).toEqual({
        origin: ['Point invalide'],
      })
    },
  )
})

describe('a price', () => {
  const price = (changes: object) =>
    call(provider, 'calculatePrice', {
      token,
      body: { id_fournisseur: id, poids: '-150', estimatedTime: 20, livraisonType: 'flex', ...changes },
    })

  it.each([
    ['the base alone', {}, 19.9, 23.88],
    ['a minute beyond twenty', { estimatedTime: 21 }, 22.4, 26.88],
    ['without any road time', { estimatedTime: null }, 19.9, 23.88],
    ['planned', { livraisonType: 'planifiee' }, 29.8, 35.76],
    ['urgent', { livraisonType: 'urgent' }, 39.8, 47.76],
    ['of the heaviest band', { poids: '901-1350' }, 99.9, 119.88],
    [
      'of 601-750 kg, urgent, 42 minutes',
      { poids: '601-750', livraisonType: 'urgent', estimatedTime: 42 },
      134.8,
      161.76,
    ],
  ])('%s', async (_, changes, totalHT, totalTTC) => {
    expect((await price(changes)).raw).toMatchObject({ success: true, data: { totalHT, totalTTC } })
  })

  it('has lines that add up', async () => {
    const { data } = (await price({ poids: '301-450', livraisonType: 'planifiee', estimatedTime: 33 })).reply
    expect(data).toEqual({ base: 1990, weight: 2000, time: 3250, delivery: 990, totalHT: 8230, totalTTC: 9876 })
  })

  it.each([
    { poids: '1351-2000' },
    { poids: 'toString' },
    { livraisonType: 'demain' },
    { estimatedTime: -1 },
    { estimatedTime: '24' },
  ])('is refused for %o', async (changes) => {
    expect((await price(changes)).status).toBe(422)
  })
})
