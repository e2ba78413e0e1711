import { wireFromInstant } from '#contract/wire/wire.ts'
import type { Database } from '#server/db/database.ts'
import { whenDone } from '#server/orders/order-changes.ts'

/**
 * What happened to an order, the newest first, with the name of who did it: '' at the command line, and for an account
 * that is no more.
 */
export async function journalOnWire(db: Database, orderId: number) {
  const changes = await db
    .selectFrom('order_changes')
    .leftJoin('users', 'users.id', 'order_changes.by_id')
    .select([
      'order_changes.id',
      'at',
      'done_at',
      'kind',
      'from_status',
      'to_status',
      'note',
      'first_name',
      'last_name',
    ])
    .where('order_id', '=', orderId)
    .orderBy('order_changes.id', 'desc')
    .execute()
  return changes.map((change) => ({
    id: change.id,
    le: wireFromInstant(new Date(whenDone(change))),
    par: `${change.first_name ?? ''} ${change.last_name ?? ''}`.trim(),
    genre: change.kind,
    de: change.from_status,
    vers: change.to_status,
    note: change.note,
  }))
}
