import { describe, expect, it } from 'vitest'
import { insertTravelTime } from '#server/travel-times/travel-times.ts'
import { createHousekeeping, sweep } from '#server/housekeeping.ts'
import { commandLine } from './fixtures/command-line.ts'
import { openProvider } from './fixtures/provider.ts'

const provider = await openProvider()
const { db } = provider.world
const route = { origin: { lat: 43.6, lng: 7 }, destination: { lat: 43.7, lng: 7.2 } }
const told = (hours: number) =>
  insertTravelTime(
    db,
    route,
    { supplierId: 1, minutes: hours, estimated: false },
    new Date(provider.now.getTime() - hours * 3_600_000),
  )
/** The database, whose statements of that kind fail. */
const failing = (isMeant: (statement: string) => boolean, error: Error) =>
  db.withPlugin({
    transformQuery({ node }) {
      if (isMeant(JSON.stringify(node))) throw error
      return node
    },
    transformResult: async ({ result }) => result,
  })
const kept = async () =>
  (await db.selectFrom('travel_times').select('minutes').orderBy('minutes').execute()).map(({ minutes }) => minutes)

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
    const lines = gone.takeLog()
    expect(lines.length).toBeGreaterThan(10)
    expect(new Set(lines.map(({ message }) => message))).toEqual(new Set(['housekeeping step failed']))
  })

  it('ends its round when the database is away, and says so once', async () => {
    const away = await openProvider({
      beside: provider,
      world: {
        db: failing(
          (statement) => statement.includes('"travel_times"'),
          Object.assign(new Error('no host'), { syscall: 'connect' }),
        ),
      },
    })
    const housekeeping = createHousekeeping(away.world)
    housekeeping.start()
    await housekeeping.stop(0)
    expect(away.takeLog()).toMatchObject([{ level: 'error', message: 'housekeeping failed' }])
  })

  it('keeps no later step from its turn when one fails, and names it', async () => {
    const broken = await openProvider({
      beside: provider,
      world: { db: failing((statement) => statement.includes('"travel_times"'), new Error('a broken index')) },
    })
    await db.insertInto('ended_tokens').values({ id: 'over', expires_at: 1 }).execute()
    await broken.world.files.save('messages/lost.bin', new Uint8Array([1]))
    await db.insertInto('files_to_remove').values({ path: 'messages/lost.bin' }).execute()
    expect(await sweep(broken.world)).toEqual(['travel times'])
    expect(broken.takeLog()).toMatchObject([
      { level: 'error', message: 'housekeeping step failed', step: 'travel times', reason: 'a broken index' },
    ])
    expect(await db.selectFrom('ended_tokens').selectAll().execute()).toEqual([])
    expect(await broken.world.files.read('messages/lost.bin')).toBeNull()
  })

  it('that the team asks for says that not all is gone', async () => {
    const broken = await openProvider({
      beside: provider,
      world: { db: failing((statement) => statement.includes('"travel_times"'), new Error('a broken index')) },
    })
    expect(await commandLine(broken)('purge', '--yes')).toEqual({
      lines: ['Tout n’est pas effacé : le journal, au-dessus, dit pourquoi. Le reste l’est.'],
      ok: false,
    })
    broken.takeLog()
  })
})
