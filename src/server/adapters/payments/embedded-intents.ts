import type { Selectable } from 'kysely'
import type { IntentStatus } from '#contract/payment/intent-status.ts'
import type { Cents } from '#rules/price/money.ts'
import type { Database, Instant } from '#server/db/database.ts'

/**
 * The embedded processor's intents (R44). No card number is ever here. `last_refusal`: what tells the last refusal from
 * those before it (decision 105). `customer_id`: whose kept cards may pay it; `saves`: the card that is kept for that one
 * once it is charged, '4242 2028-12'.
 */
export interface EmbeddedIntentsTable {
  id: string
  client_secret: string
  amount: Cents
  currency: string
  status: IntentStatus
  idempotency_key: string
  order_id: number
  customer_id: string | null
  last_error: string | null
  last_refusal: string | null
  saves: string | null
  created_at: Instant
  updated_at: Instant
}

export type EmbeddedIntentRow = Selectable<EmbeddedIntentsTable>

/** Inserts the intent, or finds the one that its idempotency key already made. */
export async function insertIntentOnce(db: Database, row: EmbeddedIntentRow): Promise<EmbeddedIntentRow> {
  await db
    .insertInto('embedded_intents')
    .values(row)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .execute()
  return await db
    .selectFrom('embedded_intents')
    .selectAll()
    .where('idempotency_key', '=', row.idempotency_key)
    .executeTakeFirstOrThrow()
}

export async function findIntent(db: Database, id: string): Promise<EmbeddedIntentRow | null> {
  return (await db.selectFrom('embedded_intents').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

/** What a step changes. */
export interface IntentStep {
  readonly status: IntentStatus
  readonly lastError: string | null
  /** A mark of its own, where a card was refused. */
  readonly refusal: string | null
  readonly at: Instant
  /** As it was where it is not said. */
  readonly saves?: string | null
}

/** Moves an intent only if it is still in the state that was seen, and answers it; null: another call moved it first. */
export async function moveIntent(
  db: Database,
  seen: EmbeddedIntentRow,
  { status, lastError, refusal, at, saves }: IntentStep,
): Promise<EmbeddedIntentRow | null> {
  const moved = await db
    .updateTable('embedded_intents')
    .set({
      status,
      last_error: lastError,
      last_refusal: refusal,
      updated_at: at,
      ...(saves !== undefined && { saves }),
    })
    .where('id', '=', seen.id)
    .where('status', '=', seen.status)
    .returningAll()
    .executeTakeFirst()
  return moved ?? null
}
