import { sql } from 'kysely'
import type { Database, Instant } from '#server/db/database.ts'

/**
 * Letters that any visitor can have sent leave one after the other: when the next of a queue may, once those before
 * have. 'reset' is for all accounts, 'resetOfAccount 7' for one.
 */
export interface LetterQueuesTable {
  lane: string
  free_at: Instant
}

/** `atOnce` without waiting, then one every `everyMs`. */
const queues = {
  reset: { atOnce: 60, everyMs: 30_000 },
  resetOfAccount: { atOnce: 6, everyMs: 10 * 60_000 },
  confirmation: { atOnce: 60, everyMs: 30_000 },
  contact: { atOnce: 60, everyMs: 60_000 },
} as const

/** A queue, and its account where each account has one. */
export type LetterQueue =
  | { readonly queue: Exclude<keyof typeof queues, 'resetOfAccount'> }
  | { readonly queue: 'resetOfAccount'; readonly userId: number }

/** When the next letter of a queue may leave, which it then does: with the letter's own transaction, or not at all. */
export async function nextDue(transaction: Database, queue: LetterQueue, at: Date): Promise<Date> {
  const { everyMs } = queues[queue.queue]
  const now = at.getTime()
  const { free_at: freeAt } = await transaction
    .insertInto('letter_lanes')
    .values({ lane: keyOf(queue), free_at: now + everyMs })
    .onConflict((conflict) =>
      conflict.column('lane').doUpdateSet({
        // A queue that is taken for longer was filled by a clock that went wrong and was put right.
        free_at: sql<number>`case when letter_lanes.free_at between ${now} and ${now + longestMs} then letter_lanes.free_at else ${now} end + ${everyMs}`,
      }),
    )
    .returning('free_at')
    .executeTakeFirstOrThrow()
  return dueOf(queue, freeAt, at)
}

/** The same, and takes nothing. */
export async function peekDue(db: Database, queue: LetterQueue, at: Date): Promise<Date> {
  const kept =
    (await db.selectFrom('letter_lanes').select('free_at').where('lane', '=', keyOf(queue)).executeTakeFirst())
      ?.free_at ?? 0
  const now = at.getTime()
  return dueOf(queue, (kept >= now && kept <= now + longestMs ? kept : now) + queues[queue.queue].everyMs, at)
}

/** Forgets the queues in which nothing waits: they are as good as new. */
export async function forgetEmptyQueues(db: Database, at: Date): Promise<void> {
  await db.deleteFrom('letter_lanes').where('free_at', '<=', at.getTime()).execute()
}

function dueOf({ queue }: LetterQueue, freeAt: number, at: Date): Date {
  const { atOnce, everyMs } = queues[queue]
  return new Date(Math.max(at.getTime(), freeAt - atOnce * everyMs))
}

function keyOf(queue: LetterQueue): string {
  return queue.queue === 'resetOfAccount' ? `resetOfAccount ${queue.userId}` : queue.queue
}

const longestMs = 7 * 86_400_000
