import { setImmediate as turn } from 'node:timers/promises'
import type { Chance } from '#tests/builders/chance.ts'

/**
 * Where something may go wrong: what a page asks, what the database, the processor and the disk are asked, what a
 * webhook brings.
 */
export type Place = 'page' | 'database' | 'processor' | 'disk' | 'webhook'

/**
 * What may go wrong there. « before »: nothing has happened; « after »: it has, and nobody hears of it. `killed`: the
 * server's process; `closed`: the page; `late`: it arrives after everybody has given up; `signed out`: a 401; `silent`:
 * no answer in time; `broken`: a 5xx of something in between; `spoilt`: an answer that cannot be read; `failing`: the
 * processor's own 500; `twice` and `again`: one event, now and later.
 */
export const faultsAt = {
  page: [
    'lost before',
    'lost after',
    'silent before',
    'silent after',
    'broken before',
    'broken after',
    'spoilt after',
    'late',
    'signed out',
    'closed before',
    'closed after',
  ],
  database: ['error before', 'error after', 'killed before', 'killed after'],
  processor: [
    'lost before',
    'lost after',
    'silent after',
    'failing',
    'busy',
    'spoilt after',
    'killed before',
    'killed after',
  ],
  disk: ['error before', 'error after', 'killed before', 'killed after'],
  webhook: ['lost before', 'late', 'twice', 'again', 'killed before'],
} as const satisfies Record<Place, readonly string[]>

export const places = Object.keys(faultsAt) as readonly Place[]

/** One fault of a history: what happens the `index`th time (0, 1, …) that a history comes to that place. */
export type Fault = {
  [P in Place]: { readonly place: P; readonly index: number; readonly what: (typeof faultsAt)[P][number] }
}[Place]

/** Counts how often a history comes to each place, and says what goes wrong there. Counts nothing while it rests. */
export interface Faults {
  next(place: Place): string | null
  /** A wait of a few turns, by dice: whoever comes to a place together with others goes on before or after them. */
  jostle(): Promise<void>
  rest(): void
  start(): void
  /** How often each place was come to. */
  readonly counts: Readonly<Record<Place, number>>
  /** How many of the planned faults have happened. */
  readonly happened: number
}

export function createFaults(planned: readonly Fault[], chance: Chance): Faults {
  const counts: Record<Place, number> = { page: 0, database: 0, processor: 0, disk: 0, webhook: 0 }
  let isCounting = false
  let happened = 0
  return {
    next(place) {
      if (!isCounting) return null
      const index = counts[place]++
      const fault = planned.find((each) => each.place === place && each.index === index)
      if (fault) happened += 1
      return fault?.what ?? null
    },
    async jostle() {
      for (let turns = chance.whole(0, 3); turns > 0; turns -= 1) await turn()
    },
    rest: () => void (isCounting = false),
    start: () => void (isCounting = true),
    counts,
    get happened() {
      return happened
    },
  }
}
