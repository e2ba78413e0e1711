import { describe, expect, it } from 'vitest'
import { insertTravelTime } from '#server/road/travel-times.ts'
import { createHousekeeping, sweep } from '#server/housekeeping.ts'
import { openProvider } from './fixtures/provider.ts'

const provider = await openProvider()
const { db } = provider.world
const route = { origin: { lat: 43.6, lng: 7 }, destination: { lat: 43.7, lng: 7.2 } }
const told = (hours: number) => insertTravelTime(db, route, { supplierId: 1, minutes: hours, estimated: false }, new Date(provider.now.getTime() - hours * 3_600_000))
const kept = async () => (await db.selectFrom('travel_times').select('minutes').orderBy('minutes').execute()).map(({ minutes }) => minutes)

describe('housekeeping', () => {
  it('forgets a road time a day after it was told', async () => {
    await told(23)
    await told(25)
    await sweep(provider.world)
    expect(await kept()).toEqual([23])
  })

  it('goes on when the database does not answer', async () => {
    const gone = await openProvider()
    await gone.world.db.destroy()
    const housekeeping = createHousekeeping(gone.world)
    housekeeping.start()
    await housekeeping.stop(0)
    expect(gone.takeLog().map(({ message }) => message)).toEqual(['housekeeping failed'])
  })
})
