import type { Selectable } from 'kysely'
import type { Database } from './database.ts'
import type { EmbeddedRefundsTable } from './tables.ts'

/** Gives an intent back, or finds what was given back before. */
export async function insertRefundOnce(db: Database, row: Selectable<EmbeddedRefundsTable>): Promise<Selectable<EmbeddedRefundsTable>> {
  await db.insertInto('embedded_refunds').values(row).onConflict((conflict) => conflict.column('intent_id').doNothing()).execute()
  return await db.selectFrom('embedded_refunds').selectAll().where('intent_id', '=', row.intent_id).executeTakeFirstOrThrow()
}
