import type { Database } from '#server/db/database.ts'
import { compiledOnce } from '#server/db/compiled-once.ts'
import type { UserRow } from './users.ts'

/** What every signed-in call needs of its account; null when there is none, or the token was ended. */
export async function findSessionUser(db: Database, id: number, tokenId: string): Promise<SessionUser | null> {
  const { rows } = await db.executeQuery(sessionUser(db, [id, tokenId]))
  return rows[0] ?? null
}

type SessionUser = Pick<
  UserRow,
  'id' | 'role' | 'team_role' | 'organisation_id' | 'organisation_role' | 'session_version' | 'last_seen_at'
>

const sessionUser = compiledOnce<SessionUser, readonly [id: number, tokenId: string]>((db) =>
  db
    .selectFrom('users')
    .select(['id', 'role', 'team_role', 'organisation_id', 'organisation_role', 'session_version', 'last_seen_at'])
    .where('id', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('ended_tokens').select('ended_tokens.id').where('ended_tokens.id', '=', ''))),
    ),
)

/** The session versions of these accounts. */
export async function sessionVersionsOf(db: Database, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('users').select(['id', 'session_version']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, session_version: version }) => [id, version]))
}

/** Every session of the account ends. */
export async function endSessions(db: Database, id: number): Promise<void> {
  await db
    .updateTable('users')
    .set((set) => ({ session_version: set('session_version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
