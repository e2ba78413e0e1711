import { giveTryBack, type TriedCode, tryResetCode } from '#server/users/reset-codes.ts'
import { findUserByEmail, type UserRow } from '#server/users/users.ts'
import type { DeviceMark } from '#server/users/device-marks.ts'
import type { Visit } from '#server/http/handler.ts'
import { HttpError } from '#server/log/http-error.ts'
import type { Bucket } from '#server/limits/limiter.ts'
import { networkBuckets } from '#server/limits/network-buckets.ts'
import type { World } from '#server/world.ts'
import { countFailures } from './counted-failures.ts'
import { inConstantTime } from './constant-time.ts'
import { trustedDevice } from './trusted-device.ts'

/**
 * Refuses a code that is not the account's, in the same words and time whatever is wrong; answers the account and the
 * hash. A try counts before anything is compared (R35), and no more once right.
 */
export async function checkResetCode(
  { email, code }: { readonly email: string; readonly code: string },
  visit: Visit,
  world: World,
): Promise<{ readonly user: Pick<UserRow, 'id' | 'role'>; readonly hash: string }> {
  const { db, limiter, now, passwords } = world
  return await inConstantTime(world, async () => {
    const user = await findUserByEmail(db, email)
    const mark = await trustedDevice(user, visit, 'resetCodeByAddress', limiter)
    const found = await countFailures(limiter, waysOf(email, mark, visit), async (way) => {
      const tried = user && (await tryResetCode(db, { userId: user.id, asker: askerOf(mark, visit, world) }, now()))
      const letter = ofLetter(way, tried)
      const mayTry = (await limiter.takeAll(letter)) === 0
      if (!(await passwords.verify((mayTry && tried?.hash) || null, code)) || user === null || tried === null)
        return null
      await giveTryBack(db, tried)
      await limiter.giveBack(letter)
      return { user, hash: tried.hash }
    })
    if (found === null) throw wrongCode()
    return found
  })
}

/**
 * The marks of an account count together, and what is more than theirs as a stranger's. A network that tried no wrong
 * code for this address is counted apart from the others.
 */
function waysOf(email: string, mark: DeviceMark | null, { network }: Visit): readonly (readonly Bucket[])[] {
  const first = [
    ...networkBuckets('firstResetCodeByEmailAndAddress', network, email),
    { name: firstOfEmail, who: email } as const,
  ]
  const strangers = [first, [{ name: 'resetCodeByEmail', who: email } as const]]
  return mark === null ? strangers : [[{ name: 'resetCodeByMarks', who: String(mark.userId) } as const], ...strangers]
}

const firstOfEmail = 'firstResetCodeByEmail'

/**
 * The code of one letter may be good for many who asked: strangers try it five times in all, and five times more those
 * who tried no wrong one before.
 */
function ofLetter(way: readonly Bucket[], tried: TriedCode | null): readonly Bucket[] {
  if (tried === null || way.some(({ name }) => name === 'resetCodeByMarks')) return []
  return [
    {
      name: way.some(({ name }) => name === firstOfEmail) ? 'firstResetCodeOfLetter' : 'resetCodeOfLetter',
      who: tried.hash,
    },
  ]
}

/** Whom a code belongs to: the device that asked for it, where it has a mark of the account, else its network. */
export function askerOf(
  mark: DeviceMark | null,
  { network }: Visit,
  { pseudonymOf }: Pick<World, 'pseudonymOf'>,
): string {
  return pseudonymOf(mark === null ? `network ${network}` : `mark ${mark.id}`)
}

/** The one refusal of a code: wrong, too old, tried too often, used, of no account. */
export function wrongCode(): HttpError {
  return new HttpError(400, 'Code invalide', { kind: 'authentication' })
}
