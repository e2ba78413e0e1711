import type { Database } from '#server/db/database.ts'
import { nextDue, peekDue, type LetterQueue } from '#server/letters/letter-queues.ts'
import { insertLetter } from '#server/letters/letters.ts'
import { resetCodeLetter } from '#server/letters/reset-code-letter.ts'
import { findWaitingCode, hasGoodCode, putResetCode } from '#server/users/reset-codes.ts'
import { holdUser, type UserRow } from '#server/users/users.ts'
import type { World } from '#server/world.ts'

/** A code that was asked for, and its hash. `isSpared`: by a device with a mark, whose letters wait for nobody's. */
export interface AskedCode {
  readonly asker: string
  readonly code: string
  readonly hash: string
  readonly isSpared: boolean
}

/**
 * Writes the letter with a code. Those of strangers leave in the queue of the account, one in ten minutes; a letter
 * that waits already serves who asks now, and a good code is kept.
 */
export async function sendResetCode(
  user: UserRow,
  asked: AskedCode,
  { db, letters, now }: Pick<World, 'db' | 'letters' | 'now'>,
): Promise<void> {
  const at = now()
  const leavesNow = await db.transaction().execute(async (transaction) => {
    const goodFrom = asked.isSpared ? at : await turnOf(user, asked, at, transaction)
    if (goodFrom === null) return false
    await putResetCode(
      transaction,
      { userId: user.id, asker: asked.asker },
      { hash: asked.hash, askedAt: at, goodFrom },
    )
    await insertLetter(transaction, resetCodeLetter(user, asked.code), goodFrom)
    return goodFrom <= at
  })
  if (leavesNow) letters.wake()
}

/** When a letter of its own leaves; null when none is needed. */
async function turnOf(
  { id: userId }: UserRow,
  { asker }: AskedCode,
  at: Date,
  transaction: Database,
): Promise<Date | null> {
  await holdUser(transaction, userId)
  const queue: LetterQueue = { queue: 'resetOfAccount', userId }
  const waiting = await findWaitingCode(transaction, userId, at)
  const mustWait = waiting !== null || (await peekDue(transaction, queue, at)) > at
  if (mustWait && (await hasGoodCode(transaction, { userId, asker }, at))) return null
  if (waiting !== null) {
    await putResetCode(
      transaction,
      { userId, asker },
      { hash: waiting.code_hash, askedAt: at, goodFrom: new Date(waiting.good_from) },
    )
    return null
  }
  const dues = [await nextDue(transaction, queue, at), await nextDue(transaction, { queue: 'reset' }, at)]
  return new Date(Math.max(...dues.map((due) => due.getTime())))
}
