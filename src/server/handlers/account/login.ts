import type { Api } from '#contract/api.ts'
import { findUserByEmail } from '#server/users/users.ts'
import { countFailures } from '#server/guards/counted-failures.ts'
import { knownDevice } from '#server/guards/known-device.ts'
import { noteUse } from '#server/guards/note-use.ts'
import { checkKnownPassword } from '#server/guards/staff-password.ts'
import type { Handler, Visit } from '#server/http/handler.ts'
import { HttpError } from '#server/log/http-error.ts'
import type { Bucket } from '#server/limits/limiter.ts'
import { networkBuckets } from '#server/limits/network-buckets.ts'
import { userDataOf } from '#server/users/user-data.ts'

/**
 * Opens a session, and marks the device. An unknown address and a wrong password are told apart neither by the words nor by the time. What
 * strangers get wrong never counts against a device with a mark of the account (decision 089).
 */
export const login: Handler<Api['login']> = async ({ body, visit }, world) => {
  const { db, deviceMarks, limiter, passwords, tokens, now } = world
  const known = await findUserByEmail(db, body.email)
  const mark = await knownDevice(known, visit, 'loginByAddress', limiter)
  const ways = mark === null ? strangersWays(body.email, visit) : [[{ name: 'loginByMark', who: mark.id } as const]]
  const user = await countFailures(limiter, ways, async () =>
    (await passwords.verify(known?.password_hash ?? null, body.password)) ? known : null,
  )
  if (user === null) throw new HttpError(401, 'Identifiants incorrects.')
  checkKnownPassword(user.role, body.password)
  await noteUse(user, world)
  const session = { userId: user.id, role: user.role, sessionVersion: user.session_version }
  const token = await tokens.issue(session, body.remember && user.role !== 'staff' ? thirtyDays : twelveHours, now())
  return {
    success: true,
    data: { token, user: { ...userDataOf(user), token }, appareil: deviceMarks.make(user, now()) },
  }
}

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

/** How long a session lasts, in seconds (R34). One of the team opens the data of all customers: it ends with the day's work, remembered or not. */
const twelveHours = 12 * 3600
const thirtyDays = 30 * 24 * 3600
