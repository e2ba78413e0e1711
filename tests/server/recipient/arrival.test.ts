import { describe, expect, it } from 'vitest'
import { insertTravelTime } from '#server/travel-times/travel-times.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { sharedOrder } from '#tests/server/fixtures/followed.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { aRun, wednesday } from '#tests/server/fixtures/run.ts'
import { newStaff } from '#tests/server/fixtures/staff.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const supplier = await newSupplier(provider)
const desk = await newStaff(provider, 'dispatcher')
const step = (id: number, de: number, vers: number) =>
  call(provider, 'moveOrder', { token: desk.token, params: { id }, body: { de, vers } })

describe('The arrival of a delivery', () => {
  it('is told from its place in a run that is under way and whose roads are known, and asks nobody for them', async () => {
    const first = await sharedOrder(provider, supplier)
    const second = await sharedOrder(provider, supplier, { delivery_address: '9 rue Autre, 06600 Antibes' })
    await aRun(provider, [first.id, second.id])
    expect((await second.read()).arrival).toBeNull()
    await step(first.id, 4, 3)
    await step(first.id, 3, 1)
    const asked = provider.roadAsked
    expect((await second.read()).arrival).toBeNull()
    expect(provider.roadAsked).toBe(asked)
    // The desk looks at the run: its roads are known from then on.
    provider.road = { minutes: 24, metres: 20_000, estimated: false }
    await call(provider, 'staffRuns', { token: desk.token, query: { jour: wednesday } })
    const known = provider.roadAsked
    const { arrival } = await second.read()
    expect(provider.roadAsked).toBe(known)
    // Left at 10:00; delivered at 10:24, back at 11:00, there at 11:36 in Paris.
    expect(arrival).toEqual({
      from: new Date('2026-11-18T10:10:00Z'),
      to: new Date('2026-11-18T11:00:00Z'),
      stopsBefore: 2,
      asOf: provider.now,
    })
    expect((await first.read()).arrival?.stopsBefore).toBe(0)
  })

  it('is not told where a road is only reckoned', async () => {
    const order = await sharedOrder(provider, supplier, { pickup_address: '1 rue Ailleurs, 06250 Mougins' })
    await aRun(provider, [order.id])
    await step(order.id, 4, 3)
    await step(order.id, 3, 1)
    expect((await order.read()).arrival).toBeNull()
    const end = (latitude: number, longitude: number, label: string) => ({ lat: latitude, lng: longitude, label })
    const route = {
      origin: end(43.6007, 6.9952, '1 rue Ailleurs, 06250 Mougins'),
      destination: end(43.7031, 7.2661, '3 avenue Jean Médecin, 06000 Nice'),
    }
    const told = { supplierId: null, minutes: 24, estimated: true }
    await insertTravelTime(provider.world.db, route, told, provider.now)
    expect((await order.read()).arrival).toBeNull()
    await insertTravelTime(provider.world.db, route, { ...told, estimated: false }, provider.now)
    expect((await order.read()).arrival).toMatchObject({ stopsBefore: 0 })
  })
})
