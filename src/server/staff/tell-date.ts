import { orderStatus } from '#rules/order/order-status.ts'
import { fullSlot } from '#rules/order/slot-words.ts'
import type { Database } from '#server/db/database.ts'
import { datedKey, withdrawDatedLetters } from '#server/letters/dated-letters.ts'
import type { LetterChannel } from '#server/letters/letter-tables.ts'
import { insertLetter } from '#server/letters/letters.ts'
import { withdrawMovedLetter } from '#server/letters/moved-letter.ts'
import { orderDatedLetter } from '#server/letters/order-dated-letter.ts'
import { datedText } from '#server/letters/tracking-text.ts'
import { writeToSupplier } from '#server/letters/write-to-supplier.ts'
import { slotsOf } from '#server/orders/moment-of.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import { dropMovedNotices, writeNotices } from '#server/push/push-notices.ts'
import { trackingLink } from '#server/tracking/tracking-link.ts'

/** An order before and after the team set its date, and why. */
export interface DatedOrder {
  readonly before: OrderRow
  readonly after: OrderRow
  readonly reason: string
}

/**
 * Sends another date to the supplier, by mail and notice, and by SMS to who waits for an order on its way. It waits a
 * minute: a date set again is sent once. Belongs into the change's transaction.
 */
export async function tellDate(
  transaction: Database,
  { before, after, reason }: DatedOrder,
  at: Date,
  publicUrl: string | null,
): Promise<void> {
  if (isSameSlot(before, after)) return
  const waited = await withdrawDatedLetters(transaction, after.id, at)
  const toldBy = (channel: LetterChannel) => ({
    ...before,
    expected_at: waited.has(channel) ? (waited.get(channel) ?? null) : before.expected_at,
  })
  const [mailed, texted] = [toldBy('mail'), toldBy('sms')]
  // The slot that its customer chose a moment ago is none any more.
  await withdrawMovedLetter(transaction, after.id, at)
  await dropMovedNotices(transaction, after.id)
  const sendAt = new Date(at.getTime() + settlingMs)
  const link = trackingLink(after, sendAt, publicUrl)
  const text =
    after.status === orderStatus.delivering && !isSameSlot(texted, after)
      ? datedText(after, link, datedKey(after.id, 'sms', texted.expected_at))
      : null
  if (text !== null) await insertLetter(transaction, text, sendAt)
  if (isSameSlot(mailed, after)) return
  const letter = orderDatedLetter(
    after,
    { told: mailed, reason, isTexted: text !== null, key: datedKey(after.id, 'mail', mailed.expected_at) },
    publicUrl,
  )
  await writeToSupplier(transaction, after.supplier_id, letter, sendAt)
  await writeNotices(transaction, after, 'moved', sendAt)
}

function isSameSlot(one: OrderRow, other: OrderRow): boolean {
  return fullSlot(slotsOf(one).holds) === fullSlot(slotsOf(other).holds)
}

const settlingMs = 60_000
