import { noteSeen } from '#server/users/unused-users.ts'
import type { UserRow } from '#server/users/users.ts'
import { errorFields } from '#server/log/log.ts'
import type { World } from '#server/world.ts'

/** Notes that an account is used. A disk that is full takes no note; whoever signs in or reads his orders may do so all the same. */
export async function noteUse(
  user: Pick<UserRow, 'id' | 'last_seen_at'>,
  { db, log, now }: Pick<World, 'db' | 'log' | 'now'>,
): Promise<void> {
  await noteSeen(db, user, now()).catch((error: unknown) => log.error(errorFields(error), 'use not noted'))
}
