import type { Insertable, Selectable } from 'kysely'
import { orderStatus } from '#rules/order-status.ts'
import type { Database } from './database.ts'
import type { SlipsTable } from './tables.ts'

export async function insertSlip(db: Database, row: Insertable<SlipsTable>): Promise<void> {
  await db.insertInto('slips').values(row).execute()
}

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

/** Drops the slips of a supplier but those of orders that were paid or delivered, which go with the invoice; their paths. */
export async function dropSlipsOf(db: Database, supplierId: number): Promise<string[]> {
  const orders = db.selectFrom('orders').where('supplier_id', '=', supplierId)
  const papers = orders.select('slip_path').where('slip_path', 'is not', null).where((or) => or.or([or('payment_status', '=', 1), or('status', '=', orderStatus.delivered)]))
  const dropped = await db.selectFrom('slips').select('path').where('supplier_id', '=', supplierId).where('path', 'not in', papers).execute()
  const paths = dropped.map(({ path }) => path)
  if (paths.length === 0) return []
  await db.updateTable('orders').set({ slip_path: null }).where('supplier_id', '=', supplierId).where('slip_path', 'in', paths).execute()
  await db.deleteFrom('slips').where('path', 'in', paths).execute()
  return paths
}
