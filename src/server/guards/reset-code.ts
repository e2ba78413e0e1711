import { giveTryBack, tryResetCode } from '#server/users/reset-codes.ts'
import { findUserByEmail, type UserRow } from '#server/users/users.ts'
import type { DeviceMark } from '#server/device-marks.ts'
import type { Visit } from '#server/handler.ts'
import { HttpError } from '#server/http-error.ts'
import type { World } from '#server/world.ts'
import { inEvenTime } from './even-time.ts'
import { knownDevice } from './known-device.ts'

/**
 * Refuses a code that is not the account's, in the same words and the same time whatever is wrong; answers whose it is, and its hash.
 * A try counts before anything is compared (R35), and no more once it was right.
 */
export async function checkResetCode(
  { email, code }: { readonly email: string; readonly code: string },
  visit: Visit,
  world: World,
): Promise<{ readonly user: Pick<UserRow, 'id' | 'role'>; readonly hash: string }> {
  const { db, limiter, now, passwords } = world
  return await inEvenTime(world, async () => {
    const user = await findUserByEmail(db, email)
    const mark = await knownDevice(user, visit, 'resetCodeByAddress', limiter)
    const tried = user && (await tryResetCode(db, { userId: user.id, asker: askerOf(mark, visit, world) }, now()))
    if (!(await passwords.verify(tried?.hash ?? null, code)) || user === null || tried === null) throw wrongCode()
    await giveTryBack(db, tried)
    return { user, hash: tried.hash }
  })
}

/** Whom a code belongs to: the device that asked for it, where it has a mark of the account, else its network. */
export function askerOf(mark: DeviceMark | null, { network }: Visit, { pseudonymOf }: Pick<World, 'pseudonymOf'>): string {
  return pseudonymOf(mark === null ? `network ${network}` : `mark ${mark.id}`)
}

/** The one refusal of a code: wrong, too old, tried too often, used, of no account. */
export function wrongCode(): HttpError {
  return new HttpError(400, 'Code invalide', { kind: 'authentication' })
}
