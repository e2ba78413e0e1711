import type { TokenName } from '#server/adapters/tokens/tokens.ts'
import type { Database, Instant } from '#server/db/database.ts'

/** Tokens that were ended before their time, each until it would have expired by itself. */
export interface EndedTokensTable {
  id: string
  expires_at: Instant
}

/** Ends a token, once or again. */
export async function endToken(db: Database, { id, expiresAt }: TokenName): Promise<void> {
  await db
    .insertInto('ended_tokens')
    .values({ id, expires_at: expiresAt.getTime() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Forgets the tokens that expired before `before`: they open nothing any more. */
export async function forgetEndedTokens(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('ended_tokens').where('expires_at', '<', before.getTime()).execute()
}
