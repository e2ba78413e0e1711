import { sql, type ExpressionBuilder, type Generated, type Insertable, type Selectable } from 'kysely'
import { orderStatus } from '#rules/order/order-status.ts'
import type { Database, Instant } from '#server/db/database.ts'
import type { Reader } from '#server/orders/readable-orders.ts'
import type { Tables } from '#server/tables.ts'
import type { OrderRow } from './orders.ts'

/**
 * What happens to an order: made, paid, put on account, moved a step or back (R50), priced, cancelled, corrected; its date, moment, proof photo or
 * refund changes; it
 * is credited; a driver fails to deliver it, or is refused what he says that he did; its recipient tells how to get in, a
 * neighbour, that he is not there, or a damage. A change that leaves the status has the same one twice.
 */
export type OrderChangeKind =
  | 'new'
  | 'paid'
  | 'account'
  | 'step'
  | 'undo'
  | 'price'
  | 'cancel'
  | 'date'
  | 'moment'
  | 'photo'
  | 'refund'
  | 'credit'
  | 'attempt'
  | 'refused'
  | 'note'
  | 'block'
  | 'corrected'
  | 'access'
  | 'neighbour'
  | 'absent'
  | 'damage'

/**
 * The journal of orders; whoever follows an order live is told of every row (decision 082). `by_id` is the account that
 * did it, null at the command line and for what the server finds out by itself; `note`: what changed, in words; `done_at`: when it
 * was done, where the server was told later.
 */
export interface OrderChangesTable {
  id: Generated<number>
  order_id: number
  supplier_id: number
  by_id: number | null
  kind: OrderChangeKind
  from_status: number
  to_status: number
  at: Instant
  done_at: Generated<Instant | null>
  note: string | null
}

export type OrderChange = Selectable<OrderChangesTable>

/** When it was done: what everybody is told, wherever it is shown. */
export function whenDone({ at, done_at: doneAt }: Pick<OrderChange, 'at' | 'done_at'>): Instant {
  return doneAt ?? at
}

/** Writes what happened; belongs into the transaction that did it. */
export async function insertOrderChange(transaction: Database, change: Insertable<OrderChangesTable>): Promise<void> {
  await transaction.insertInto('order_changes').values(change).execute()
}

/** A change that leaves the order's status as it is. */
export function unmoved(
  order: Pick<OrderRow, 'id' | 'supplier_id' | 'status'>,
  {
    kind,
    by,
    at,
    note = null,
  }: {
    readonly kind: OrderChangeKind
    readonly by: number | null
    readonly at: Instant
    readonly note?: string | null
  },
): Omit<OrderChange, 'id' | 'done_at'> {
  return {
    order_id: order.id,
    supplier_id: order.supplier_id,
    by_id: by,
    kind,
    from_status: order.status,
    to_status: order.status,
    at,
    note,
  }
}

/** The changes of an order's status since then, the newest first. */
export async function movesSince(db: Database, orderId: number, since: Date): Promise<OrderChange[]> {
  return await db
    .selectFrom('order_changes')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('at', '>=', since.getTime())
    .where(isMove)
    .orderBy('id', 'desc')
    .execute()
}

/**
 * The cancellation of an order, whose row a late payment writes, too. Null: it went with its account, or before there
 * was a journal.
 */
export async function findCancellation(db: Database, orderId: number): Promise<OrderChange | null> {
  const cancellations = db
    .selectFrom('order_changes')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '=', 'cancel')
  return (await cancellations.orderBy('id', 'desc').limit(1).executeTakeFirst()) ?? null
}

/** The newest change of the status of each order since `since`. */
export async function freshSteps(db: Database, since: Date): Promise<ReadonlyMap<number, OrderChange>> {
  const changes = await db
    .selectFrom('order_changes')
    .selectAll()
    .where('at', '>=', since.getTime())
    .where(isMove)
    .orderBy(number)
    .execute()
  return new Map(changes.map((change) => [change.order_id, change]))
}

/** When those of these orders left that are on their way or there; the last time, where a step was taken back. */
export async function departuresOf(
  db: Database,
  orders: readonly Pick<OrderRow, 'id' | 'status'>[],
): Promise<ReadonlyMap<number, Instant>> {
  const left = orders
    .filter(({ status }) => status === orderStatus.delivering || status === orderStatus.delivered)
    .map(({ id }) => id)
  if (left.length === 0) return new Map()
  const steps = db
    .selectFrom('order_changes')
    .select(['order_id', 'at', 'done_at'])
    .where('order_id', 'in', left)
    .where('kind', '=', 'step')
    .where('to_status', '=', orderStatus.delivering)
  const rows = await steps.orderBy('order_id').orderBy('id').execute()
  return new Map(rows.map((step) => [step.order_id, whenDone(step)]))
}

/** Which orders changed since then, and whose they are. */
export async function changesSince(db: Database, since: Date): Promise<ToldChange[]> {
  return await db
    .selectFrom('order_changes')
    .innerJoin('orders', 'orders.id', 'order_changes.order_id')
    .select(['order_changes.id', 'order_id', 'order_changes.supplier_id', 'organisation_id'])
    .where('at', '>=', since.getTime())
    .orderBy(number)
    .execute()
}

/** Who is told of a change: its supplier, and who is of its organisation. */
export type ToldChange = Pick<OrderChange, 'id' | 'order_id' | 'supplier_id'> & Pick<OrderRow, 'organisation_id'>

/** Whether somebody may read the order of a change. */
export function isToldTo(change: ToldChange, { id, organisation }: Reader): boolean {
  return change.supplier_id === id || (organisation !== null && change.organisation_id === organisation.id)
}

/** All that happened to an order, oldest first. */
export async function changesOf(db: Database, orderId: number): Promise<OrderChange[]> {
  return await db.selectFrom('order_changes').selectAll().where('order_id', '=', orderId).orderBy('id').execute()
}

/** All that happened to the orders of a supplier, oldest first. */
export async function changesOfSupplier(db: Database, supplierId: number): Promise<OrderChange[]> {
  return await db
    .selectFrom('order_changes')
    .innerJoin('orders', 'orders.id', 'order_id')
    .selectAll('order_changes')
    .where('orders.supplier_id', '=', supplierId)
    .orderBy('order_changes.id')
    .execute()
}

/**
 * The order of the journal, for the few rows that another index finds: by `id` alone SQLite would read the whole
 * journal in that order.
 */
const number = sql<number>`+order_changes.id`

const isMove = (row: ExpressionBuilder<Tables, 'order_changes'>) => row('from_status', '!=', row.ref('to_status'))
