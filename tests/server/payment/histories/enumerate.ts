import type { Chance } from '#tests/builders/chance.ts'
import { faultsAt, places, type Fault } from './fault.ts'
import type { Ground, ProcessorName } from './ground.ts'
import { playHistory, type History, type Outcome } from './history.ts'
import { scenarios, type Manners, type ScenarioName } from './scenarios.ts'

/** How often a story comes to each place when nothing goes wrong. */
export type Counts = Outcome['counts']

export const scenarioNames = Object.keys(scenarios) as readonly ScenarioName[]

/** Plays each story without a fault, to learn where faults can go. */
export async function countPlaces(
  ground: Ground,
  names: readonly ScenarioName[] = scenarioNames,
): Promise<ReadonlyMap<ScenarioName, Counts>> {
  const counts = new Map<ScenarioName, Counts>()
  for (const scenario of names) {
    const { counts: met, violations } = await playHistory(ground, {
      scenario,
      user: 'persists',
      reopens: 'page',
      faults: [],
      seed: 0,
    })
    if (violations.length > 0) throw new Error(`${scenario}, without a fault: ${violations.join(' · ')}`)
    counts.set(scenario, met)
  }
  return counts
}

/**
 * Every history of one fault: each story, each point that it comes to, each thing that can go wrong there, each way to
 * carry on.
 */
export function* singleFaults(counts: ReadonlyMap<ScenarioName, Counts>, processor: ProcessorName): Generator<History> {
  let seed = 0
  for (const [scenario, met] of counts) {
    for (const fault of faultsOf(met, processor)) {
      for (const manners of mannersFor(fault)) yield { scenario, ...manners, faults: [fault], seed: seed++ }
    }
  }
}

/**
 * A history of two or three faults wherever luck puts them, or of one that goes on for a while. A history that goes
 * wrong may be longer than one that goes well.
 */
export function randomHistory(
  counts: ReadonlyMap<ScenarioName, Counts>,
  processor: ProcessorName,
  chance: Chance,
): History {
  const scenario = chance.pick([...counts.keys()])
  const met = counts.get(scenario) as Counts
  const among = places.filter((place) => met[place] > 0)
  const anywhere = (): Fault => {
    const place = chance.pick(among)
    return {
      place,
      index: chance.whole(0, Math.ceil(met[place] * 1.5) - 1),
      what: chance.pick(faultsAt[place]),
    } as Fault
  }
  const first = anywhere()
  const outage = Array.from({ length: chance.whole(3, 8) }, (_, later) => ({ ...first, index: first.index + later }))
  const faults = chance.next() < 0.2 ? outage : [first, ...Array.from({ length: chance.whole(1, 2) }, anywhere)]
  return {
    scenario,
    user: chance.pick(['persists', 'persists', 'leaves']),
    reopens: chance.pick(['page', 'device']),
    faults: faults.filter((fault) => canHappen(fault, processor)),
    seed: chance.whole(0, 1e9),
  }
}

function* faultsOf(met: Counts, processor: ProcessorName): Generator<Fault> {
  for (const place of places) {
    // A hundred posts come to the same points a hundred times: a few of them are enough.
    const step = met[place] > 100 ? Math.ceil(met[place] / 6) : 1
    for (let index = 0; index < met[place]; index += step) {
      for (const what of faultsAt[place]) {
        const fault = { place, index, what } as Fault
        if (canHappen(fault, processor)) yield fault
      }
    }
  }
}

/** The embedded processor has no wire on which a reply could be spoilt. */
function canHappen({ place, what }: Fault, processor: ProcessorName): boolean {
  return processor === 'stripe' || place !== 'processor' || what !== 'spoilt after'
}

/** Only a page that was closed is opened again. */
function mannersFor({ what }: Fault): readonly Manners[] {
  const manners: Manners[] = [
    { user: 'persists', reopens: 'page' },
    { user: 'leaves', reopens: 'page' },
  ]
  return what.startsWith('closed') ? [...manners, { user: 'persists', reopens: 'device' }] : manners
}
