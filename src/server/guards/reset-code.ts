import { tryResetCode } from '#server/db/reset-codes.ts'
import { findUserByEmail, type UserRow } from '#server/db/users.ts'
import { HttpError } from '#server/http-error.ts'
import type { World } from '#server/world.ts'
import { inEvenTime } from './even-time.ts'
import { checkRate } from './within-rate.ts'

/**
 * Refuses a code that is not the account's, in the same words and the same time whatever is wrong; answers whose it is, and its hash.
 * A try counts before anything is compared (R35).
 */
export async function checkResetCode(
  { email, code }: { readonly email: string; readonly code: string },
  { db, limiter, now, passwords }: Pick<World, 'db' | 'limiter' | 'now' | 'passwords'>,
): Promise<{ readonly user: Pick<UserRow, 'id' | 'role'>; readonly hash: string }> {
  await checkRate(limiter, 'resetCodeBySite', '')
  return await inEvenTime(async () => {
    const user = await findUserByEmail(db, email)
    const hash = user && (await tryResetCode(db, user.id, now()))
    if (!(await passwords.verify(hash, code)) || user === null || hash === null) throw wrongCode()
    return { user, hash }
  })
}

/** The one refusal of a code: wrong, too old, tried too often, used, of no account. */
export function wrongCode(): HttpError {
  return new HttpError(400, 'Code invalide')
}
