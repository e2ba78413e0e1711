import type { Insertable } from 'kysely'
import type { Database } from './database.ts'
import type { SlipsTable } from './tables.ts'

export async function insertSlip(db: Database, row: Insertable<SlipsTable>): Promise<void> {
  await db.insertInto('slips').values(row).execute()
}

/** For a slip that no order took. */
export async function deleteSlip(db: Database, path: string): Promise<void> {
  await db.deleteFrom('slips').where('path', '=', path).execute()
}

/** Whether a slip of that path was uploaded by that supplier. */
export async function slipBelongsTo(db: Database, path: string, supplierId: number): Promise<boolean> {
  const slip = await db.selectFrom('slips').select('id').where('path', '=', path).where('supplier_id', '=', supplierId).executeTakeFirst()
  return slip !== undefined
}
