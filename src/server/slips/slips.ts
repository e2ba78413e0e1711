import type { ExpressionBuilder, Generated, Insertable, Selectable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Instant } from '#server/db/instant.ts'
import type { Tables } from '#server/tables.ts'

/** Delivery slips: what lies in the file store under `path`. `forget_at`: until an order took it, null once that is known (decision 091). */
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
}

/** A slip that no order takes is forgotten a week later: a form left for so long sends its slip again. */
export async function insertSlip(db: Database, row: Insertable<SlipsTable>): Promise<void> {
  await db.insertInto('slips').values({ ...row, forget_at: row.created_at + weekMs }).execute()
}

/** Forgets the slips whose week is over and that no order took, some hundreds at a time; their paths, null when none is due any more. Belongs into a transaction. */
export async function forgetUnclaimedSlips(transaction: Database, now: Date): Promise<string[] | null> {
  const due = (await unclaimed(transaction, now).select('id').orderBy('forget_at').limit(mostAtOnce).execute()).map(({ id }) => id)
  if (due.length === 0) return null
  await transaction.updateTable('slips').set({ forget_at: null }).where('id', 'in', due).where(isOfOrder).execute()
  const forgotten = await transaction.deleteFrom('slips').where('id', 'in', due).where('forget_at', 'is not', null).returning('path').execute()
  return forgotten.map(({ path }) => path)
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

const weekMs = 7 * 86_400_000
const mostAtOnce = 200

/** For a slip that no order took. */
export async function deleteSlip(db: Database, path: string): Promise<void> {
  await db.deleteFrom('slips').where('path', '=', path).execute()
}

/** The slip of that path, if that supplier sent it. */
export async function findSlip(db: Database, path: string, supplierId: number): Promise<Selectable<SlipsTable> | null> {
  return (await db.selectFrom('slips').selectAll().where('path', '=', path).where('supplier_id', '=', supplierId).executeTakeFirst()) ?? null
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
