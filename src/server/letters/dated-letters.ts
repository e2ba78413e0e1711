import { sql } from 'kysely'
import type { Database, Instant } from '#server/db/database.ts'
import type { LetterChannel } from './letter-tables.ts'
import { datedTo } from './order-dated-letter.ts'

/**
 * The key of what tells another date of an order. It ends with the date that its reader was told before:
 * 'order-dated-17-mail-1763467200000'.
 */
export function datedKey(orderId: number, channel: LetterChannel, told: Instant | null): string {
  return `order-dated-${orderId}-${channel}-${told ?? ''}`
}

/**
 * Takes back the letters that wait with another date of an order. Answers, by channel, the date that the reader got
 * before. What has left, or is in a sender's hand, keeps its key and is not retried.
 */
export async function withdrawDatedLetters(
  transaction: Database,
  orderId: number,
  at: Date,
): Promise<ReadonlyMap<string, Instant | null>> {
  const waiting = await transaction
    .deleteFrom('letters')
    .where('user_id', '=', ownerOf(transaction, orderId))
    .where('once_key', 'like', `order-dated-${orderId}-%`)
    .where('sent_at', 'is', null)
    .where((or) => or.or([or('leased_until', 'is', null), or('leased_until', '<=', at.getTime())]))
    .returning(['channel', 'once_key'])
    .execute()
  await datedLetters(transaction, orderId).set({ once_key: null, next_try_at: null, leased_by: null }).execute()
  return new Map(waiting.map(({ channel, once_key: key }) => [channel, toldBefore(key ?? '')]))
}

/**
 * Keeps back what waits to tell another date of an order that is delivered. It has a lease and no next try, which
 * nothing else has.
 */
export async function holdDatedLetters(transaction: Database, orderId: number, at: Date): Promise<void> {
  const held = {
    next_try_at: null,
    leased_by: null,
    leased_until: sql<Instant>`coalesce(leased_until, ${at.getTime()})`,
  }
  await datedLetters(transaction, orderId)
    .where('sent_at', 'is', null)
    .where('next_try_at', 'is not', null)
    .set(held)
    .execute()
}

/** Lets it go again: the delivery was taken back. */
export async function releaseDatedLetters(transaction: Database, orderId: number): Promise<void> {
  const isHeld = datedLetters(transaction, orderId)
    .where('sent_at', 'is', null)
    .where('next_try_at', 'is', null)
    .where('leased_until', 'is not', null)
  await isHeld.set((row) => ({ next_try_at: row.ref('created_at') })).execute()
}

/** An order that has not left: its recipient has no link to follow it by, so that its customer is asked to tell him. */
export async function withdrawDatedText(transaction: Database, orderId: number): Promise<void> {
  await transaction
    .deleteFrom('letters')
    .where('once_key', 'like', `order-dated-${orderId}-sms-%`)
    .where('user_id', '=', ownerOf(transaction, orderId))
    .where('sent_at', 'is', null)
    .execute()
  const told = (column: 'text' | 'html') =>
    sql<string>`replace(${sql.ref(column)}, ${datedTo.recipient}, ${datedTo.customer})`
  await datedLetters(transaction, orderId)
    .where('sent_at', 'is', null)
    .set({ text: told('text'), html: told('html') })
    .execute()
}

function datedLetters(transaction: Database, orderId: number) {
  return transaction
    .updateTable('letters')
    .where('user_id', '=', ownerOf(transaction, orderId))
    .where('once_key', 'like', `order-dated-${orderId}-%`)
}

function ownerOf(transaction: Database, orderId: number) {
  return transaction.selectFrom('orders').select('supplier_id').where('id', '=', orderId)
}

function toldBefore(key: string): Instant | null {
  const told = key.split('-').at(-1) ?? ''
  return told === '' ? null : Number(told)
}
