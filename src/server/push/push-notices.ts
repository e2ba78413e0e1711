import type { ExpressionBuilder, Generated, Selectable } from 'kysely'
import type { Database, Instant } from '#server/db/database.ts'
import type { Lease } from '#server/letters/letters.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import type { Tables } from '#server/tables.ts'
import { subscriptionsOf } from './push-subscriptions.ts'

/**
 * What became of an order, as far as a device is told: a step, its price, its end, a photo of its delivery, the team's
 * other date, an attempt to deliver it that failed, that it comes later than was told.
 */
export type NoticeKind =
  'moved' | 'preparing' | 'delivering' | 'delivered' | 'cancelled' | 'priced' | 'photo' | 'attempt' | 'late'

/**
 * What devices are about to be told: one row a device and order, the newest state in it, until it is sent or given up.
 * Leased as letters are. Without a foreign key to the device: one that its push service has just forgotten must not
 * fail the step of an order.
 */
export interface PushNoticesTable {
  id: Generated<number>
  subscription_id: number
  order_id: number
  kind: NoticeKind
  created_at: Instant
  next_try_at: Instant
  attempts: number
  leased_until: Instant | null
  leased_by: string | null
}

export type PushNoticeRow = Selectable<PushNoticesTable>

/**
 * Has the devices of an order's owner told, from `sendAt` on, in the place of what they are not told yet; of a photo
 * only where nothing else is. Belongs into the transaction of what it tells.
 */
export async function writeNotices(
  transaction: Database,
  { id, supplier_id: userId }: Pick<OrderRow, 'id' | 'supplier_id'>,
  kind: NoticeKind,
  sendAt: Date,
): Promise<void> {
  const devices = await subscriptionsOf(transaction, userId)
  if (devices.length === 0) return
  const at = sendAt.getTime()
  const fresh = { kind, created_at: at, next_try_at: at, attempts: 0, leased_until: null, leased_by: null }
  await transaction
    .insertInto('push_notices')
    .values(devices.map((device) => ({ ...fresh, subscription_id: device.id, order_id: id })))
    .onConflict((conflict) =>
      kind === 'photo' ? conflict.columns(oneRow).doNothing() : conflict.columns(oneRow).doUpdateSet(fresh),
    )
    .execute()
}

const oneRow = ['subscription_id', 'order_id'] as const

/** Nobody is told what is not so any more. */
export async function dropNotices(transaction: Database, orderId: number): Promise<void> {
  await transaction.deleteFrom('push_notices').where('order_id', '=', orderId).execute()
}

/** A step is taken back: nobody is told it; another date that the team has set meanwhile is. */
export async function dropStepNotices(transaction: Database, orderId: number): Promise<void> {
  await transaction.deleteFrom('push_notices').where('order_id', '=', orderId).where('kind', '!=', 'moved').execute()
}

/** Another date is told anew, or not at all. */
export async function dropMovedNotices(transaction: Database, orderId: number): Promise<void> {
  await transaction.deleteFrom('push_notices').where('order_id', '=', orderId).where('kind', '=', 'moved').execute()
}

/** Takes the notice that waits longest, or null; compare-and-set, and the try counts from here (see `leaseLetter`). */
export async function leaseNotice(db: Database, { by, at, until }: Lease): Promise<PushNoticeRow | null> {
  for (;;) {
    const due = await db
      .selectFrom('push_notices')
      .select('id')
      .where('next_try_at', '<=', at.getTime())
      .where(isFree(at))
      .orderBy('next_try_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (due === undefined) return null
    const leased = await db
      .updateTable('push_notices')
      .set((set) => ({ leased_until: until.getTime(), leased_by: by, attempts: set('attempts', '+', 1) }))
      .where('id', '=', due.id)
      .where('next_try_at', '<=', at.getTime())
      .where(isFree(at))
      .returningAll()
      .executeTakeFirst()
    if (leased !== undefined) return leased
  }
}

/** Sent, or given up. What was written in its place meanwhile stays. */
export async function endNotice(db: Database, { id, leased_by: by }: PushNoticeRow): Promise<void> {
  await db.deleteFrom('push_notices').where('id', '=', id).where('leased_by', '=', by).execute()
}

/** Not sent: to be tried again then. */
export async function putOffNotice(db: Database, { id, leased_by: by }: PushNoticeRow, until: Date): Promise<void> {
  await db
    .updateTable('push_notices')
    .set({ next_try_at: until.getTime(), leased_until: null, leased_by: null })
    .where('id', '=', id)
    .where('leased_by', '=', by)
    .execute()
}

function isFree(at: Date) {
  return (row: ExpressionBuilder<Tables, 'push_notices'>) =>
    row.or([row('leased_until', 'is', null), row('leased_until', '<=', at.getTime())])
}
