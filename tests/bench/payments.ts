import { chance } from '#tests/builders/chance.ts'
import type { ScenarioName } from '#tests/server/payment/histories/scenarios.ts'
import { countPlaces, randomHistory, scenarioNames, singleFaults } from '#tests/server/payment/histories/enumerate.ts'
import { processors, type ProcessorName } from '#tests/server/payment/histories/ground.ts'
import { playHistory, type History } from '#tests/server/payment/histories/history.ts'
import { engines, openEngine, type EngineName } from './payments-engine.ts'
import { paymentsTable, type Part } from './tables/payments-table.ts'

// `npm run bench -- payments 500 [seed] [every] [words]`: plays every history of one fault (or each fourth of them, by 4),
// and that many with two or three, on both engines and with both processors; `words`: of the stories that have them in
// their names. Then all works again, everything that was ever posted comes once more, and the books are read for the
// promises I1-I9 and I12. `npm run bench -- payments replay sqlite embedded '{"scenario":…}'`: one alone.
const [first = '500', ...rest] = process.argv.slice(2)

if (first === 'replay') {
  const [engine, processor, history = ''] = rest as [EngineName, ProcessorName, string]
  const { violations, happened } = await onGround(engine, processor, (ground) =>
    playHistory(ground, JSON.parse(history) as History),
  )
  console.log(violations.length === 0 ? `every promise is kept; ${happened} faults happened` : violations.join('\n'))
  process.exitCode = violations.length > 0 ? 1 : 0
} else {
  const [random, seed, every] = [Number(first), Number(rest[0] ?? Date.now() % 1_000_000), Number(rest[1] ?? 1)]
  const names = scenarioNames.filter((name) => name.includes(rest[2] ?? ''))
  const parts = await Promise.all(
    engines.flatMap((engine) => processors.map((processor) => play(engine, processor, { random, seed, every, names }))),
  )
  console.log(paymentsTable(parts, seed))
  process.exitCode = parts.some(({ broken }) => broken.length > 0) ? 1 : 0
}

/** How much is played: that many histories by dice, and each of that many with one fault. */
interface Measure {
  readonly random: number
  readonly seed: number
  readonly every: number
  readonly names: readonly ScenarioName[]
}

/** All histories of one engine and one processor. */
async function play(
  engine: EngineName,
  processor: ProcessorName,
  { random, seed, every, names }: Measure,
): Promise<Part> {
  return await onGround(engine, processor, async (ground) => {
    const part: Part = { engine, processor, singles: {}, random: 0, met: 0, broken: [], seconds: 0 }
    const startedAt = performance.now()
    const counts = await countPlaces(ground, names)
    const run = async (history: History) => {
      const { violations, happened } = await playHistory(ground, history).catch((error: unknown) => ({
        violations: [`the history broke off: ${String(error)}`],
        happened: 0,
      }))
      part.met += Number(happened > 0)
      const broken = violations.map(
        (violation) => `${violation} · \`${engine} ${processor} '${JSON.stringify(history)}'\``,
      )
      // At once: the table comes when all is played.
      for (const each of broken) console.log(each)
      part.broken.push(...broken)
    }
    for (const [index, history] of [...singleFaults(counts, processor)].entries()) {
      if (index % every !== seed % every) continue
      const { place } = history.faults[0]!
      part.singles[place] = (part.singles[place] ?? 0) + 1
      await run(history)
    }
    const luck = chance(seed)
    for (; part.random < random; part.random += 1) await run(randomHistory(counts, processor, luck))
    part.seconds = (performance.now() - startedAt) / 1000
    console.log(`${engine}, ${processor}: ${part.broken.length} broken promises, ${part.seconds.toFixed(0)} s`)
    return part
  })
}

async function onGround<T>(
  engine: EngineName,
  processor: ProcessorName,
  work: (ground: Awaited<ReturnType<typeof openEngine>>['ground']) => Promise<T>,
): Promise<T> {
  const { ground, close } = await openEngine(engine, processor)
  try {
    return await work(ground)
  } finally {
    await close()
  }
}
