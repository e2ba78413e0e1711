import { wireFromInstant } from '#contract/wire/wire.ts'
import type { Database } from '#server/db/database.ts'

/**
 * What happened to an order, the newest first, with the name of who did it: '' at the command line, and for an account
 * that is no more.
 */
export async function journalOnWire(db: Database, orderId: number) {
  const changes = await db
    .selectFrom('order_changes')
    .leftJoin('users', 'users.id', 'order_changes.by_id')
    .select(['order_changes.id', 'at', 'kind', 'from_status', 'to_status', 'note', 'first_name', 'last_name'])
    .where('order_id', '=', orderId)
    .orderBy('order_changes.id', 'desc')
    .execute()
  return changes.map(({ id, at, kind, from_status: de, to_status: vers, note, first_name: first, last_name: last }) => {
    return {
      id,
      le: wireFromInstant(new Date(at)),
      par: `${first ?? ''} ${last ?? ''}`.trim(),
      genre: kind,
      de,
      vers,
      note,
    }
  })
}
