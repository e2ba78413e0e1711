import type { Database } from '#server/db/database.ts'
import type { Instant } from '#server/db/instant.ts'

/** The key of what tells another date of an order. It ends with the date that its customer was told before: 'order-dated-17-mail-1763467200000'. */
export function datedKey(orderId: number, channel: 'mail' | 'sms', told: Instant | null): string {
  return `order-dated-${orderId}-${channel}-${told ?? ''}`
}

/**
 * Takes back what waits to tell another date of an order: it is true no more. Answers the date that its customer was told before; undefined: nothing waited, and he knows the
 * present one. What has left, or is in a sender's hand, leaves its key and is tried no more.
 */
export async function withdrawDatedLetters(transaction: Database, orderId: number, at: Date): Promise<Instant | null | undefined> {
  const ofOrder = `order-dated-${orderId}-%`
  const owner = transaction.selectFrom('orders').select('supplier_id').where('id', '=', orderId)
  const waiting = await transaction
    .deleteFrom('letters')
    .where('user_id', '=', owner)
    .where('once_key', 'like', ofOrder)
    .where('sent_at', 'is', null)
    .where((or) => or.or([or('leased_until', 'is', null), or('leased_until', '<=', at.getTime())]))
    .returning('once_key')
    .execute()
  await transaction.updateTable('letters').set({ once_key: null, next_try_at: null, leased_by: null }).where('user_id', '=', owner).where('once_key', 'like', ofOrder).execute()
  const told = waiting[0]?.once_key?.split('-').at(-1)
  return told === undefined ? undefined : told === '' ? null : Number(told)
}
