import type { Selectable } from 'kysely'
import type { IntentStatus } from '#contract/intent-status.ts'
import type { Database } from './database.ts'
import type { EmbeddedIntentsTable, Instant } from './tables.ts'

export type EmbeddedIntentRow = Selectable<EmbeddedIntentsTable>

/** Inserts the intent, or finds the one that its idempotency key already made. */
export async function insertIntentOnce(db: Database, row: EmbeddedIntentRow): Promise<EmbeddedIntentRow> {
  await db.insertInto('embedded_intents').values(row).onConflict((conflict) => conflict.column('idempotency_key').doNothing()).execute()
  return await db.selectFrom('embedded_intents').selectAll().where('idempotency_key', '=', row.idempotency_key).executeTakeFirstOrThrow()
}

export async function findIntent(db: Database, id: string): Promise<EmbeddedIntentRow | null> {
  return (await db.selectFrom('embedded_intents').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

/** What a step changes. */
export interface IntentStep {
  readonly status: IntentStatus
  readonly lastError: string | null
  readonly at: Instant
}

/** Moves an intent only if it is still in the state that was seen; false when another call moved it first. */
export async function moveIntent(db: Database, seen: EmbeddedIntentRow, { status, lastError, at }: IntentStep): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('embedded_intents')
    .set({ status, last_error: lastError, updated_at: at })
    .where('id', '=', seen.id)
    .where('status', '=', seen.status)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
