import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { chance } from '#tests/builders/chance.ts'
import { newTestDatabase } from '#tests/server/fixtures/test-database.ts'
import { countPlaces, randomHistory, scenarioNames, singleFaults } from './enumerate.ts'
import { layGround, processors, type Ground, type ProcessorName } from './ground.ts'
import { playHistory, type History } from './history.ts'

// A part of all histories; `npm run bench -- payments` plays every one. What is broken is told with the history that
// broke it, which `npm run bench -- payments replay …` plays again alone. On PostgreSQL every other one of the part:
// the promises are the same.
const everyNth = inject('engine') === 'sqlite' ? 97 : 194
/** A hundred posts take as long as thirty other stories. */
const everyNthOfHundred = 500
const random = 25
const seed = 20_261_118

/** The second card is late, and the refusal of the first is no answer to it. */
const onceBroken: readonly History[] = [
  {
    scenario: 'declined, then a good card',
    user: 'leaves',
    reopens: 'page',
    faults: [{ place: 'page', index: 3, what: 'late' }],
    seed: 957,
  },
]

const folder = await mkdtemp(join(tmpdir(), 'colibat-histories-'))
const database = await newTestDatabase(folder)
const opened: Ground[] = []
afterAll(async () => {
  for (const ground of opened) await ground.close()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

async function open(processor: ProcessorName) {
  const ground = await layGround(await database.open({ info() {}, warn() {}, error() {} }), folder, processor)
  opened.push(ground)
  return { ground, counts: await countPlaces(ground) }
}

describe.each(processors)('a payment by the processor %s', async (processor) => {
  const { ground, counts } = await open(processor)
  const singles = [...singleFaults(counts, processor)]
  const broken = async (histories: readonly History[]) => {
    const found: string[] = []
    for (const history of histories) {
      const { violations } = await playHistory(ground, history)
      found.push(
        ...violations.map((violation) => `${violation} · ${inject('engine')} ${processor} ${JSON.stringify(history)}`),
      )
    }
    return found
  }

  it.each(scenarioNames)(
    'keeps every promise whatever goes wrong once: %s',
    async (scenario) => {
      const histories = singles.filter((history) => history.scenario === scenario)
      expect(
        await broken(
          histories.filter((_, index) => index % (scenario === 'a hundred posts' ? everyNthOfHundred : everyNth) === 0),
        ),
      ).toEqual([])
    },
    180_000,
  )

  it('keeps every promise where one was broken before', async () => {
    expect(await broken(onceBroken)).toEqual([])
  })

  it('keeps every promise when things go wrong twice or three times, anywhere', async () => {
    const luck = chance(seed)
    expect(await broken(Array.from({ length: random }, () => randomHistory(counts, processor, luck)))).toEqual([])
  }, 180_000)
})
