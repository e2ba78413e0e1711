import type { Database } from '#server/db/database.ts'
import { withdrawDatedLetters } from './dated-letters.ts'
import { orderMovedKey } from './order-moved-letter.ts'
import type { SupplierLetter } from './letter.ts'
import { writeToSupplier } from './write-to-supplier.ts'

/**
 * Writes the letter of a change of moment: at once, but one an hour an order. Later changes wait in one letter, which
 * keeps its turn. Belongs into the transaction of the change.
 */
export async function writeMovedLetter(
  transaction: Database,
  order: { readonly id: number; readonly supplier_id: number },
  letter: SupplierLetter,
  at: Date,
): Promise<void> {
  const mayLeaveAt = await withdrawMovedLetter(transaction, order.id, at)
  await writeToSupplier(transaction, order.supplier_id, letter, new Date(Math.max(at.getTime(), mayLeaveAt)))
}

/**
 * Takes the letter back that waits, and those of the team's date: what they tell is true no more. One that a sender has
 * in hand may still leave, now or never. Answers when the next may leave.
 */
export async function withdrawMovedLetter(transaction: Database, orderId: number, at: Date): Promise<number> {
  const key = orderMovedKey(orderId)
  const now = at.getTime()
  await withdrawDatedLetters(transaction, orderId, at)
  const waiting = await transaction
    .deleteFrom('letters')
    .where('once_key', '=', key)
    .where('sent_at', 'is', null)
    .where((or) => or.or([or('leased_until', 'is', null), or('leased_until', '<=', now)]))
    .returning('next_try_at')
    .executeTakeFirst()
  if (waiting !== undefined) return waiting.next_try_at ?? now
  // Its key is free for the next one; without a lease its sender cannot put it back into the queue.
  const gone = await transaction
    .updateTable('letters')
    .set({ once_key: null, next_try_at: null, leased_by: null })
    .where('once_key', '=', key)
    .returning('sent_at')
    .executeTakeFirst()
  return gone === undefined ? now : (gone.sent_at ?? now) + hourMs
}

const hourMs = 3_600_000
