import type { CallName } from '#contract/api.ts'
import { createLane, type Lane, type LaneLimits } from './lane.ts'

/**
 * A lane of calls whose body is a file. `turn`: the one to wait in once the body is here. `retryAfterS`: when a place
 * is likely to be free again.
 */
export interface CallLane extends LaneLimits {
  readonly turn?: LaneName
  readonly sentence: string
  readonly retryAfterS: number
}

/**
 * Which lane a call has to enter before its body is read; a place is the account's, and given back when the call is
 * over or who made it has gone.
 */
export const callLanes: Readonly<Partial<Record<CallName, LaneName>>> = {
  readSlip: 'reading',
  uploadSlip: 'files',
  requestOrderByMail: 'files',
  addProofPhoto: 'files',
}

const tooManyReadings = {
  sentence: 'Trop de bordereaux sont en cours d’analyse. Réessaie dans quelques instants.',
  // The time that the reader gives a slip.
  retryAfterS: 8,
}

/**
 * One reading and two other files of an account at a time; more wait without a body. All places are 96 bodies of 6 MB
 * at most; half of the readings, three in four of the others, are guests'.
 */
export const lanes = {
  reading: {
    atOnce: 32,
    ofOne: 1,
    room: 32,
    roomOfOne: 2,
    guests: { atOnce: 24, room: 24 },
    patienceMs: 15_000,
    turn: 'reader',
    ...tooManyReadings,
  },
  reader: {
    atOnce: 4,
    ofOne: 1,
    room: 24,
    roomOfOne: 1,
    guests: { atOnce: 2, room: 16 },
    patienceMs: 12_000,
    ...tooManyReadings,
  },
  files: {
    atOnce: 64,
    ofOne: 2,
    room: 64,
    roomOfOne: 12,
    guests: { atOnce: 48, room: 48 },
    patienceMs: 20_000,
    sentence: 'Trop de fichiers arrivent en ce moment. Réessaie dans quelques instants.',
    retryAfterS: 5,
  },
} as const satisfies Record<LaneName, CallLane>

export type Lanes = Readonly<Record<LaneName, Lane>>

export function createLanes(): Lanes {
  return { reading: createLane(lanes.reading), reader: createLane(lanes.reader), files: createLane(lanes.files) }
}

export type LaneName = 'reading' | 'reader' | 'files'
