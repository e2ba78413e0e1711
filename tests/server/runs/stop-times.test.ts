import { afterEach, describe, expect, it } from 'vitest'
import { clock } from '#rules/moment/french.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { paidOrder } from '#tests/server/fixtures/invoiced.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { aRun, runDetails, wednesday } from '#tests/server/fixtures/run.ts'
import { newStaff } from '#tests/server/fixtures/staff.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const supplier = await newSupplier(provider)
const { token } = await newStaff(provider, 'dispatcher')

/** When a run comes to its stops: '07:30', '08:06 about', '16:10 late', '?'. */
const times = async (id: number) => {
  const { reply } = await call(provider, 'staffRuns', { token, query: { jour: wednesday } })
  return reply.runs
    .find((run) => run.id === id)!
    .stops.map(({ at, isEstimated, isLate }) =>
      at === null ? '?' : `${clock(at)}${isEstimated ? ' about' : ''}${isLate ? ' late' : ''}`,
    )
}
const forgetRoads = () => db.deleteFrom('travel_times').execute()
/** A run of two orders from one door to another, from 7:30 on. */
const aRunOfTwo = async () => {
  const orders = [await paidOrder(provider, supplier), await paidOrder(provider, supplier)]
  return await aRun(
    provider,
    orders.map(({ id }) => id),
  )
}

afterEach(() => {
  provider.now = wednesdayMorning
  provider.road = { minutes: 24, estimated: false }
})

describe('The times of a run', () => {
  it('are those of the road, asked once a day for each way, whoever reads them', async () => {
    const id = await aRunOfTwo()
    await forgetRoads()
    provider.roadAsked = 0
    // From Mougins to Nice, back, and to Nice again.
    expect(await times(id)).toEqual(['07:30', '08:06', '08:42', '09:18'])
    expect(provider.roadAsked).toBe(2)
    provider.road = { minutes: 99, estimated: false }
    expect(await times(id)).toEqual(['07:30', '08:06', '08:42', '09:18'])
    expect(provider.roadAsked).toBe(2)
  })

  it('are unknown behind a road that nobody knows, and are asked for again', async () => {
    const id = await aRunOfTwo()
    await forgetRoads()
    provider.road = null
    expect(await times(id)).toEqual(['07:30', '?', '?', '?'])
    provider.road = { minutes: 24, estimated: false }
    expect(await times(id)).toEqual(['07:30', '08:06', '08:42', '09:18'])
  })

  it('say where the road is reckoned from the distance, which is not kept', async () => {
    const id = await aRunOfTwo()
    await forgetRoads()
    provider.road = { minutes: 30, estimated: true }
    expect((await times(id)).slice(0, 2)).toEqual(['07:30', '08:12 about'])
    expect(await db.selectFrom('travel_times').selectAll().execute()).toEqual([])
  })

  it('are late after the end of an order’s slot, by the stop that it promises', async () => {
    const id = await aRunOfTwo()
    const body = { version: 3, ...(await runDetails(provider)), depart: '16:00' }
    await call(provider, 'changeRun', { token, params: { id }, body })
    // Promised before 17:00.
    expect(await times(id)).toEqual(['16:00', '16:36', '17:12', '17:48 late'])
  })
})
