import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Instant } from '#server/db/instant.ts'

/** Letters that anybody can have sent leave one after the other: when the next of a lane may, once those before have. */
export interface LetterLanesTable {
  lane: LetterLane
  free_at: Instant
}

/** `atOnce` without waiting, then one every `everyMs`. */
const lanes = {
  reset: { atOnce: 60, everyMs: 30_000 },
  confirmation: { atOnce: 60, everyMs: 30_000 },
  contact: { atOnce: 60, everyMs: 60_000 },
} as const
export type LetterLane = keyof typeof lanes

/** When the next letter of a lane may leave, which it then does: with the letter's own transaction, or not at all. */
export async function nextDue(transaction: Database, lane: LetterLane, at: Date): Promise<Date> {
  const { atOnce, everyMs } = lanes[lane]
  const now = at.getTime()
  const { free_at: freeAt } = await transaction
    .insertInto('letter_lanes')
    .values({ lane, free_at: now + everyMs })
    .onConflict((conflict) =>
      conflict.column('lane').doUpdateSet({
        // A lane that is taken for longer was filled by a clock that went wrong and was put right.
        free_at: sql<number>`case when letter_lanes.free_at between ${now} and ${now + longestMs} then letter_lanes.free_at else ${now} end + ${everyMs}`,
      }),
    )
    .returning('free_at')
    .executeTakeFirstOrThrow()
  return new Date(Math.max(now, freeAt - atOnce * everyMs))
}

const longestMs = 7 * 86_400_000
