import type { Generated, Selectable } from 'kysely'
import type { Database, Instant } from '#server/db/database.ts'

/**
 * Devices that are told of an account's orders (decision 098): where, and the keys it is encrypted for. `token_id`: the
 * session's last token that said so, with which it ends; `session_version`: of the account then, for a new password
 * ends it, too.
 */
export interface PushSubscriptionsTable {
  id: Generated<number>
  user_id: number
  endpoint: string
  p256dh: string
  auth: string
  token_id: string
  session_version: number
  created_at: Instant
  seen_at: Instant
}

export type PushSubscriptionRow = Selectable<PushSubscriptionsTable>

/** A device as it says itself, and under which session. */
export interface SaidSubscription extends Pick<PushSubscriptionRow, 'endpoint' | 'p256dh' | 'auth'> {
  readonly userId: number
  readonly tokenId: string
}

/**
 * Keeps what a device says of itself, once; the device is its last user's. Of an account's devices the twenty seen last
 * are kept. Belongs into a transaction.
 */
export async function keepSubscription(
  transaction: Database,
  { userId, tokenId, endpoint, p256dh, auth }: SaidSubscription,
  at: Date,
): Promise<void> {
  const user = await transaction
    .selectFrom('users')
    .select('session_version')
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (user === undefined) return
  const said = {
    user_id: userId,
    p256dh,
    auth,
    token_id: tokenId,
    session_version: user.session_version,
    seen_at: at.getTime(),
  }
  await transaction
    .insertInto('push_subscriptions')
    .values({ ...said, endpoint, created_at: at.getTime() })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(said))
    .execute()
  const kept = transaction
    .selectFrom('push_subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostDevices)
  await transaction.deleteFrom('push_subscriptions').where('user_id', '=', userId).where('id', 'not in', kept).execute()
}

const mostDevices = 20

/** The devices of an account that are told, the first one first. */
export async function subscriptionsOf(db: Database, userId: number): Promise<PushSubscriptionRow[]> {
  return await living(db).where('user_id', '=', userId).orderBy('push_subscriptions.id').execute()
}

/** The device of that number; null when it is told no more. */
export async function findSubscription(db: Database, id: number): Promise<PushSubscriptionRow | null> {
  return (await living(db).where('push_subscriptions.id', '=', id).executeTakeFirst()) ?? null
}

/** Of the account as it is now: a new password, and its end, count. */
function living(db: Database) {
  return db
    .selectFrom('push_subscriptions')
    .innerJoin('users', (join) =>
      join.onRef('users.id', '=', 'user_id').onRef('users.session_version', '=', 'push_subscriptions.session_version'),
    )
    .selectAll('push_subscriptions')
}

/** A device that its account tells no more. */
export async function dropSubscription(db: Database, userId: number, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('user_id', '=', userId).where('endpoint', '=', endpoint).execute()
}

/** A device whose push service knows it no more: what has subscribed anew since is another. */
export async function forgetSubscription(db: Database, { id, endpoint, p256dh }: PushSubscriptionRow): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('id', '=', id)
    .where('endpoint', '=', endpoint)
    .where('p256dh', '=', p256dh)
    .execute()
}

/** The devices of a session that is signed out of. */
export async function dropSubscriptionsOfToken(db: Database, tokenId: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('token_id', '=', tokenId).execute()
}

/** All devices of an account. */
export async function forgetSubscriptionsOf(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('user_id', '=', userId).execute()
}

/** Forgets the devices that were not seen since then, and those of sessions that a new password ended. */
export async function forgetOldSubscriptions(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where((or) =>
      or.or([
        or('seen_at', '<', before.getTime()),
        or.not(
          or.exists(
            or
              .selectFrom('users')
              .select('users.id')
              .whereRef('users.id', '=', 'user_id')
              .whereRef('users.session_version', '=', 'push_subscriptions.session_version'),
          ),
        ),
      ]),
    )
    .execute()
}
