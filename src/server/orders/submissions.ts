import type { Insertable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { findUser } from '#server/users/users.ts'
import { insertOrderChange, unmoved } from './order-changes.ts'
import { ordersOf, type OrderRow } from './orders.ts'
import type { OrdersTable } from './orders-table.ts'

/**
 * Inserts an order with its journal, or finds the one of its submission, however many posts race (R42). Of a member it is
 * his organisation's, too.
 */
export async function insertOrderOnce(
  transaction: Database,
  row: Omit<Insertable<OrdersTable>, 'organisation_id' | 'orderer_id'>,
): Promise<OrderRow> {
  const { organisation_id } = await findUser(transaction, row.supplier_id)
  const inserted = await transaction
    .insertInto('orders')
    .values({ ...row, organisation_id, orderer_id: row.supplier_id })
    .onConflict((conflict) => conflict.columns(['supplier_id', 'submission_id']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (inserted === undefined)
    return await ordersOf(transaction, row.supplier_id)
      .selectAll()
      .where('submission_id', '=', row.submission_id)
      .executeTakeFirstOrThrow()
  await insertOrderChange(
    transaction,
    unmoved(inserted, { kind: 'new', by: inserted.supplier_id, at: inserted.ordered_at }),
  )
  return inserted
}

export async function findSubmission(db: Database, supplierId: number, submissionId: string): Promise<OrderRow | null> {
  return (
    (await ordersOf(db, supplierId).selectAll().where('submission_id', '=', submissionId).executeTakeFirst()) ?? null
  )
}

/** The order of that number, if that submission made it. */
export async function findOrderOfSubmission(
  db: Database,
  { id, submission_id: submission }: Pick<OrderRow, 'id' | 'submission_id'>,
): Promise<OrderRow | null> {
  return (
    (await db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', id)
      .where('submission_id', '=', submission)
      .executeTakeFirst()) ?? null
  )
}
