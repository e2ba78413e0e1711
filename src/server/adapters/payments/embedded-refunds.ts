import type { Selectable } from 'kysely'
import type { Cents } from '#rules/price/money.ts'
import type { Database, Instant } from '#server/db/database.ts'

/** What the embedded processor gave back: once an intent. */
export interface EmbeddedRefundsTable {
  id: string
  intent_id: string
  amount: Cents
  created_at: Instant
}

/** Gives an intent back, or finds what was given back before. */
export async function insertRefundOnce(
  db: Database,
  row: Selectable<EmbeddedRefundsTable>,
): Promise<Selectable<EmbeddedRefundsTable>> {
  await db
    .insertInto('embedded_refunds')
    .values(row)
    .onConflict((conflict) => conflict.column('intent_id').doNothing())
    .execute()
  return await db
    .selectFrom('embedded_refunds')
    .selectAll()
    .where('intent_id', '=', row.intent_id)
    .executeTakeFirstOrThrow()
}
