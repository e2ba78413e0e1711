import type { Database } from '#server/db/database.ts'
import { HttpError } from '#server/log/http-error.ts'
import { insertOrderChange, unmoved } from '#server/orders/order-changes.ts'
import { holdOrder } from '#server/orders/hold-order.ts'
import { foundOrder, type OrderRow } from '#server/orders/orders.ts'
import { company } from '#content/company.ts'
import type { World } from '#server/world.ts'

/**
 * Blocks the account that an order is on, for a reason; an empty one lets it order again, with all of its firm. What is
 * ordered already goes on.
 */
export async function blockSupplier(
  orderId: number,
  reason: string,
  by: number,
  { db, now }: Pick<World, 'db' | 'now'>,
): Promise<OrderRow> {
  return await db.transaction().execute(async (transaction) => {
    const order = foundOrder(await holdOrder(transaction, orderId))
    const { organisation_id: firm, supplier_id: supplier } = order
    await transaction
      .updateTable('users')
      .set({ blocked_reason: reason || null })
      .where((or) =>
        reason === '' && firm !== null
          ? or.or([or('id', '=', supplier), or('organisation_id', '=', firm)])
          : or('id', '=', supplier),
      )
      .execute()
    const note = reason === '' ? 'débloqué' : `bloqué. Motif : ${reason}`
    await insertOrderChange(transaction, unmoved(order, { kind: 'block', by, at: now().getTime(), note }))
    return order
  })
}

/** Refuses 403 a new order of an account that is blocked, or whose firm has one that is. */
export async function checkNotBlocked(db: Database, userId: number): Promise<void> {
  const reason = (await blockedReasons(db, [userId])).get(userId)
  if (reason !== undefined)
    throw new HttpError(403, `Ton compte ne peut plus commander : ${reason}. Appelle-nous au ${company.phone}.`)
}

/** Why these accounts order nothing any more; one that may is not in it. */
export async function blockedReasons(db: Database, userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .innerJoin('users as blocked', (join) =>
      join.on((on) =>
        on.or([
          on('blocked.id', '=', on.ref('users.id')),
          on('blocked.organisation_id', '=', on.ref('users.organisation_id')),
        ]),
      ),
    )
    .select(['users.id', 'blocked.blocked_reason as reason'])
    .where('users.id', 'in', userIds)
    .where('blocked.blocked_reason', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, reason }) => [id, reason ?? '']))
}
