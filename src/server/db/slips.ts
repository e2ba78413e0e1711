import type { Insertable, Selectable } from 'kysely'
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
