import type { Generated, Selectable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Instant } from '#server/db/tables.ts'

/** What happened to an order: `by_id` is the account that did it, null at the command line. `undo` takes back the change before it (R50). */
export interface OrderChangesTable {
  id: Generated<number>
  order_id: number
  supplier_id: number
  by_id: number | null
  kind: 'step' | 'undo'
  from_status: number
  to_status: number
  at: Instant
}

export type OrderChange = Selectable<OrderChangesTable>

/** Writes what happened; belongs into the transaction that did it. */
export async function insertOrderChange(transaction: Database, change: Omit<OrderChange, 'id'>): Promise<void> {
  await transaction.insertInto('order_changes').values(change).execute()
}

/** The newest change of an order. */
export async function findLastChange(db: Database, orderId: number): Promise<OrderChange | null> {
  return (await db.selectFrom('order_changes').selectAll().where('order_id', '=', orderId).orderBy('id', 'desc').limit(1).executeTakeFirst()) ?? null
}

/** The newest change of each order that changed since `since`. */
export async function freshSteps(db: Database, since: Date): Promise<ReadonlyMap<number, OrderChange>> {
  const changes = await db.selectFrom('order_changes').selectAll().where('at', '>=', since.getTime()).orderBy('id').execute()
  return new Map(changes.map((change) => [change.order_id, change]))
}

/** All that happened to an order, oldest first. */
export async function changesOf(db: Database, orderId: number): Promise<OrderChange[]> {
  return await db.selectFrom('order_changes').selectAll().where('order_id', '=', orderId).orderBy('id').execute()
}
