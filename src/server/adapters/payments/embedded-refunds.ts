import { sql, type Selectable } from 'kysely'
import type { Cents } from '#rules/price/money.ts'
import type { Database, Instant } from '#server/db/database.ts'
import type { GivenRefund } from './payments.ts'

/** What the embedded processor gave back: once an intent. */
export interface EmbeddedRefundsTable {
  id: string
  intent_id: string
  amount: Cents
  created_at: Instant
}

/** Parts of an intent that it gave back, once a key. */
export interface EmbeddedPartRefundsTable extends EmbeddedRefundsTable {
  key: string
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

/**
 * Gives back a part of an intent, or finds what was given back under its key; the refund's name. Null where the intent
 * did not charge that much beside what went back before. Holds the intent meanwhile.
 */
export async function insertPartOnce(db: Database, row: Selectable<EmbeddedPartRefundsTable>): Promise<string | null> {
  return await db.transaction().execute(async (transaction) => {
    const intent = await transaction
      .updateTable('embedded_intents')
      .set({ status: sql.ref('status') })
      .where('id', '=', row.intent_id)
      .where('status', '=', 'succeeded')
      .returning('amount')
      .executeTakeFirst()
    const before = await refundsOfIntent(transaction, row.intent_id)
    const same = before.find(({ key }) => key === row.key)
    if (same !== undefined) return same.id
    const given = before.reduce((sum, { cents }) => sum + cents, 0)
    if (intent === undefined || given + row.amount > intent.amount) return null
    await transaction.insertInto('embedded_part_refunds').values(row).execute()
    return row.id
  })
}

/** All that it gave back of an intent. It has no desk: all of it was asked for by this server. */
export async function refundsOfIntent(db: Database, intentId: string): Promise<GivenRefund[]> {
  const whole = await db.selectFrom('embedded_refunds').selectAll().where('intent_id', '=', intentId).execute()
  const parts = await db.selectFrom('embedded_part_refunds').selectAll().where('intent_id', '=', intentId).execute()
  return [...whole.map((each) => ({ ...each, key: `refund-${each.id}` })), ...parts].map(({ amount, id, key }) => ({
    id,
    cents: amount,
    status: 'succeeded',
    key,
  }))
}
