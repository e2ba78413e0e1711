import { sql, type ExpressionBuilder, type Generated, type Insertable, type Selectable } from 'kysely'
import { orderStatus } from '#rules/order/order-status.ts'
import type { Database, Instant } from '#server/db/database.ts'
import type { Tables } from '#server/tables.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import { HttpError } from '#server/log/http-error.ts'
import type { World } from '#server/world.ts'

/**
 * Delivery slips: what lies in the file store under `path`. `forget_at`: until an order took it, null once that is
 * known; `by_guest`: 1 when its account had never paid an order (decision 091).
 */
export interface SlipsTable {
  id: Generated<number>
  path: string
  supplier_id: number
  original_name: string
  content_type: string
  bytes: number
  sha256: string
  created_at: Instant
  forget_at: Instant | null
  by_guest: Generated<number>
}

/** A slip that no order takes is forgotten a week later: a form left for so long sends its slip again. */
export async function insertSlip(db: Database, row: Insertable<SlipsTable>): Promise<void> {
  await db
    .insertInto('slips')
    .values({ ...row, forget_at: row.created_at + weekMs })
    .execute()
}

/**
 * Forgets the slips whose week is over, or without `room` their day, and that no order took, some hundreds at a time;
 * their paths, null when none is due any more. Belongs into a transaction.
 */
export async function forgetUnclaimedSlips(transaction: Database, now: Date, room = true): Promise<string[] | null> {
  const due = (
    await unclaimed(transaction, room ? now : new Date(now.getTime() + weekMs - dayMs))
      .select('id')
      .orderBy('forget_at')
      .limit(mostAtOnce)
      .execute()
  ).map(({ id }) => id)
  if (due.length === 0) return null
  await transaction.updateTable('slips').set({ forget_at: null }).where('id', 'in', due).where(isOfOrder).execute()
  const forgotten = await transaction
    .deleteFrom('slips')
    .where('id', 'in', due)
    .where('forget_at', 'is not', null)
    .returning('path')
    .execute()
  return forgotten.map(({ path }) => path)
}

/**
 * Forgets, of accounts that never paid, the slips that are older than a day and whose order nobody has paid or begun,
 * as above: anybody may make such orders.
 */
export async function forgetUnpaidGuestsSlips(transaction: Database, now: Date): Promise<string[] | null> {
  const due = await transaction
    .selectFrom('slips')
    .select('path')
    .where('by_guest', '=', sql.lit(1))
    .where('created_at', '<=', now.getTime() - dayMs)
    .where('forget_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders').select('orders.id').whereRef('orders.slip_path', '=', 'slips.path').where(isPaidOrBegun),
        ),
      ),
    )
    .limit(mostAtOnce)
    .execute()
  const paths = due.map(({ path }) => path)
  if (paths.length === 0) return null
  await transaction.updateTable('orders').set({ slip_path: null }).where('slip_path', 'in', paths).execute()
  await transaction.deleteFrom('slips').where('path', 'in', paths).execute()
  return paths
}

function isPaidOrBegun(or: ExpressionBuilder<Tables, 'orders'>) {
  return or.or([
    or('orders.payment_status', '=', 1),
    or('orders.account_at', 'is not', null),
    or('orders.status', 'in', [orderStatus.preparing, orderStatus.delivering, orderStatus.delivered]),
  ])
}

/** How many of them there are. */
export async function countUnclaimedSlips(db: Database, now: Date): Promise<number> {
  const { count } = await unclaimed(db, now)
    .where((slip) => slip.not(isOfOrder(slip)))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function unclaimed(db: Database, now: Date) {
  return db.selectFrom('slips').where('forget_at', '<=', now.getTime())
}

function isOfOrder({ exists, selectFrom }: ExpressionBuilder<Tables, 'slips'>) {
  return exists(selectFrom('orders').select('orders.id').whereRef('orders.slip_path', '=', 'slips.path'))
}

const dayMs = 86_400_000
const weekMs = 7 * dayMs
const mostAtOnce = 200

/** For a slip that no order took. */
export async function deleteSlip(db: Database, path: string): Promise<void> {
  await db.deleteFrom('slips').where('path', '=', path).execute()
}

/** The slip of that path, if that supplier sent it. */
export async function findSlip(db: Database, path: string, supplierId: number): Promise<Selectable<SlipsTable> | null> {
  return (
    (await db
      .selectFrom('slips')
      .selectAll()
      .where('path', '=', path)
      .where('supplier_id', '=', supplierId)
      .executeTakeFirst()) ?? null
  )
}

/** All that a supplier sent, oldest first. */
export async function listSlips(db: Database, supplierId: number): Promise<Selectable<SlipsTable>[]> {
  return await db.selectFrom('slips').selectAll().where('supplier_id', '=', supplierId).orderBy('id').execute()
}

/** Drops the slips of a supplier that no order of his names any more; their paths. */
export async function dropSlipsOf(db: Database, supplierId: number): Promise<string[]> {
  const dropped = await db
    .deleteFrom('slips')
    .where('supplier_id', '=', supplierId)
    .where((slip) => slip.not(isOfOrder(slip)))
    .returning('path')
    .execute()
  return dropped.map(({ path }) => path)
}

/** The slip of an order: the bytes that were sent, as the type that was found. 404 without an order or a slip. */
export async function slipOf(order: OrderRow | null, { db, files }: Pick<World, 'db' | 'files'>) {
  const slip = order?.slip_path ? await findSlip(db, order.slip_path, order.supplier_id) : null
  if (slip === null) throw new HttpError(404, 'Bordereau introuvable.')
  const bytes = await files.read(slip.path)
  if (bytes === null) throw new Error(`no file ${slip.path}`)
  return { name: slip.original_name, type: slip.content_type, bytes }
}
