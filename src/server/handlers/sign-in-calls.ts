import { openSession } from '#server/account/open-session.ts'
import { findFactor } from '#server/factor/second-factors.ts'
import { loginStep } from '#server/factor/steps.ts'
import { sendResetCode } from '#server/account/send-reset-code.ts'
import { countFailures } from '#server/guards/counted-failures.ts'
import { inConstantTime } from '#server/guards/constant-time.ts'
import { trustedDevice } from '#server/guards/trusted-device.ts'
import { askerOf, checkResetCode, wrongCode } from '#server/guards/reset-code.ts'
import { checkKnownPassword, checkNewPassword } from '#server/guards/staff-password.ts'
import type { Handlers, Visit } from '#server/http/handler.ts'
import type { Bucket } from '#server/limits/limiter.ts'
import { networkBuckets } from '#server/limits/network-buckets.ts'
import { HttpError } from '#server/log/http-error.ts'
import { dropSubscriptionsOfToken } from '#server/push/push-subscriptions.ts'
import { endToken } from '#server/users/ended-tokens.ts'
import { useUpResetCode, newCode } from '#server/users/reset-codes.ts'
import { confirmAddress, findUserByEmail, setPassword } from '#server/users/users.ts'
import type { World } from '#server/world.ts'

export const signInCalls = {
  /**
   * Opens a session, and marks the device. An unknown address and a wrong password look alike, in words and time.
   * Strangers' failures never count against a device with a mark (decision 089). Who has a second factor gets a step
   * that waits for its code, and nothing that opens or marks (decision 133).
   */
  login: async ({ body, visit }, world) => {
    const { db, limiter, passwords } = world
    const known = await findUserByEmail(db, body.email)
    const mark = await trustedDevice(known, visit, 'loginByAddress', limiter)
    const ways = mark === null ? strangersWays(body.email, visit) : [[{ name: 'loginByMark', who: mark.id } as const]]
    const user = await countFailures(limiter, ways, async () =>
      (await passwords.verify(known?.password_hash ?? null, body.password)) ? known : null,
    )
    if (user === null) throw new HttpError(401, 'Identifiants incorrects.')
    checkKnownPassword(user.role, body.password)
    if (user.role === 'staff' && (await findFactor(db, user.id)) !== null)
      return { success: true, data: { etape: loginStep(user, world) } }
    return await openSession(user, body.remember, world)
  },

  /** Ends this session alone: its token is refused from now on, its device gets no more notices. */
  logout: async ({ caller }, { db }) => {
    await endToken(db, caller.token)
    await dropSubscriptionsOfToken(db, caller.token.id)
    return { success: true }
  },

  /**
   * Sends a code to an account's address, with the same reply after the same time in any case (R35). Strangers'
   * requests take nothing from a device with a mark, and delay letters at most (decision 089).
   */
  requestReset: async ({ body, visit }, world) => {
    await inConstantTime(world, () => sendCode(body.email, visit, world))
    return { success: true }
  },

  /** Says whether a code is the right one; it stays good for the new password. */
  verifyResetCode: async ({ body, visit }, world) => {
    await checkResetCode(body, visit, world)
    return { success: true }
  },

  /**
   * Sets a new password with a code, which is used up; every session of the account ends (R35). Having the code means
   * reading the account's letters: the device is marked, the address confirmed.
   */
  updatePassword: async ({ body, visit }, world) => {
    const { user, hash } = await checkResetCode(body, visit, world)
    checkNewPassword(user.role, body.password, 'password')
    const password = await world.passwords.hash(body.password)
    const sessionVersion = await world.db.transaction().execute(async (transaction) => {
      if (!(await useUpResetCode(transaction, user.id, hash))) throw wrongCode()
      await confirmAddress(transaction, user.id, world.now())
      return await setPassword(transaction, user.id, password)
    })
    return {
      success: true,
      appareil: world.deviceMarks.make({ id: user.id, session_version: sessionVersion }, world.now()),
    }
  },
} satisfies Partial<Handlers>

/** A network that got nothing wrong about this address is counted apart: whatever others do, it may try a password. */
function strangersWays(email: string, { network }: Visit): readonly (readonly Bucket[])[] {
  const own = networkBuckets('loginByEmailAndAddress', network, email)
  const first = [
    ...networkBuckets('firstLoginByEmailAndAddress', network, email),
    { name: 'firstLoginByEmail', who: email } as const,
  ]
  return [
    [...own, ...first],
    [...own, { name: 'loginByEmail', who: email }],
  ]
}

async function sendCode(email: string, visit: Visit, world: World): Promise<void> {
  const { db, limiter, passwords } = world
  const user = await findUserByEmail(db, email)
  const mark = await trustedDevice(user, visit, 'resetByAddress', limiter)
  const code = newCode()
  const hash = await passwords.hash(code)
  // A login gives the next mark: those of an account count together, and what is more than theirs as a stranger's.
  const isSpared = mark !== null && (await limiter.take('resetByMarks', String(mark.userId))) === 0
  const isOverdone =
    !isSpared && (await limiter.takeAll(networkBuckets('resetByEmailAndAddress', visit.network, email))) > 0
  if (isOverdone || user === null) return
  await sendResetCode(user, { asker: askerOf(mark, visit, world), code, hash, isSpared }, world)
}
