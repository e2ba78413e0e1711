import type { CallName } from '#contract/api.ts'
import type { World } from '#server/world.ts'
import type { LaneLimits } from './lane.ts'

/** A lane of calls whose body is a file. `isFull`: no place, whoever asks. `retryAfterS`: when a place is likely to be free again. */
export interface CallLane extends LaneLimits {
  isFull?(world: Pick<World, 'slipReader'>): boolean
  readonly sentence: string
  readonly retryAfterS: number
}

/** Which lane a call has to enter before its body is read; a place is the account's, and given back when the call is over or who made it has gone. */
export const callLanes: Readonly<Partial<Record<CallName, LaneName>>> = {
  readSlip: 'reading',
  uploadSlip: 'files',
  requestOrderByMail: 'files',
  addProofPhoto: 'files',
}

/**
 * One reading and two other files of an account at a time: what comes on top waits without its body, for less time than the page does.
 * All places together are 96 bodies of 6 MB at most; who sends slowly keeps a place and nobody's turn.
 */
export const lanes = {
  reading: {
    atOnce: 32,
    ofOne: 1,
    room: 32,
    roomOfOne: 2,
    patienceMs: 15_000,
    isFull: ({ slipReader }) => slipReader.isFull(),
    sentence: 'Trop de bordereaux sont en cours d’analyse. Réessaie dans quelques instants.',
    // The time that the reader gives a slip.
    retryAfterS: 8,
  },
  files: { atOnce: 64, ofOne: 2, room: 64, roomOfOne: 12, patienceMs: 20_000, sentence: 'Trop de fichiers arrivent en ce moment. Réessaie dans quelques instants.', retryAfterS: 5 },
} as const satisfies Record<string, CallLane>

export type LaneName = 'reading' | 'files'
