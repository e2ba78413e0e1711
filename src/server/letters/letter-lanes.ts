import { sql } from 'kysely'
import type { Database, Instant } from '#server/db/database.ts'

/** Letters that anybody can have sent leave one after the other: when the next of a lane may, once those before have. 'reset' is everybody's, 'resetOfAccount 7' one account's. */
export interface LetterLanesTable {
  lane: string
  free_at: Instant
}

/** `atOnce` without waiting, then one every `everyMs`. */
const lanes = {
  reset: { atOnce: 60, everyMs: 30_000 },
  resetOfAccount: { atOnce: 6, everyMs: 10 * 60_000 },
  confirmation: { atOnce: 60, everyMs: 30_000 },
  contact: { atOnce: 60, everyMs: 60_000 },
} as const

/** A lane, and whose it is where each account has one. */
export type LetterLane =
  | { readonly lane: Exclude<keyof typeof lanes, 'resetOfAccount'> }
  | { readonly lane: 'resetOfAccount'; readonly userId: number }

/** When the next letter of a lane may leave, which it then does: with the letter's own transaction, or not at all. */
export async function nextDue(transaction: Database, lane: LetterLane, at: Date): Promise<Date> {
  const { everyMs } = lanes[lane.lane]
  const now = at.getTime()
  const { free_at: freeAt } = await transaction
    .insertInto('letter_lanes')
    .values({ lane: keyOf(lane), free_at: now + everyMs })
    .onConflict((conflict) =>
      conflict.column('lane').doUpdateSet({
        // A lane that is taken for longer was filled by a clock that went wrong and was put right.
        free_at: sql<number>`case when letter_lanes.free_at between ${now} and ${now + longestMs} then letter_lanes.free_at else ${now} end + ${everyMs}`,
      }),
    )
    .returning('free_at')
    .executeTakeFirstOrThrow()
  return dueOf(lane, freeAt, at)
}

/** The same, and takes nothing. */
export async function peekDue(db: Database, lane: LetterLane, at: Date): Promise<Date> {
  const kept =
    (await db.selectFrom('letter_lanes').select('free_at').where('lane', '=', keyOf(lane)).executeTakeFirst())
      ?.free_at ?? 0
  const now = at.getTime()
  return dueOf(lane, (kept >= now && kept <= now + longestMs ? kept : now) + lanes[lane.lane].everyMs, at)
}

/** Forgets the lanes in which nothing waits: they are as good as new. */
export async function forgetEmptyLanes(db: Database, at: Date): Promise<void> {
  await db.deleteFrom('letter_lanes').where('free_at', '<=', at.getTime()).execute()
}

function dueOf({ lane }: LetterLane, freeAt: number, at: Date): Date {
  const { atOnce, everyMs } = lanes[lane]
  return new Date(Math.max(at.getTime(), freeAt - atOnce * everyMs))
}

function keyOf(lane: LetterLane): string {
  return lane.lane === 'resetOfAccount' ? `resetOfAccount ${lane.userId}` : lane.lane
}

const longestMs = 7 * 86_400_000
