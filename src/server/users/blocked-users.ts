import { company } from '#content/company.ts'
import type { Database } from '#server/db/database.ts'
import { HttpError } from '#server/log/http-error.ts'

/** Refuses 403 a new order of an account that is blocked, or whose firm has one that is. */
export async function checkNotBlocked(db: Database, userId: number): Promise<void> {
  const reason = (await blockedReasons(db, [userId])).get(userId)
  if (reason !== undefined)
    throw new HttpError(403, `Ton compte ne peut plus commander : ${reason}. Appelle-nous au ${company.phone}.`)
}

/** Why these accounts order nothing any more; one that may is not in it. */
export async function blockedReasons(db: Database, userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .innerJoin('users as blocked', (join) =>
      join.on((on) =>
        on.or([
          on('blocked.id', '=', on.ref('users.id')),
          on('blocked.organisation_id', '=', on.ref('users.organisation_id')),
        ]),
      ),
    )
    .select(['users.id', 'blocked.blocked_reason as reason'])
    .where('users.id', 'in', userIds)
    .where('blocked.blocked_reason', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, reason }) => [id, reason ?? '']))
}
