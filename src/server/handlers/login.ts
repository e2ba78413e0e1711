import type { Api } from '#contract/api.ts'
import { findUserByEmail } from '#server/db/users.ts'
import { noteUse } from '#server/guards/note-use.ts'
import { checkKnownPassword } from '#server/guards/staff-password.ts'
import { checkRate } from '#server/guards/within-rate.ts'
import type { Handler } from '#server/handler.ts'
import { HttpError } from '#server/http-error.ts'
import { userDataOf } from '#server/user-data.ts'

/** Opens a session. An unknown address and a wrong password are told apart neither by the words nor by the time. */
export const login: Handler<Api['login']> = async ({ body }, world) => {
  const { db, limiter, passwords, tokens, now } = world
  await checkRate(limiter, 'loginByEmail', body.email)
  const user = await findUserByEmail(db, body.email)
  const isRight = await passwords.verify(user?.password_hash ?? null, body.password)
  if (user === null || !isRight) throw new HttpError(401, 'Identifiants incorrects.')
  checkKnownPassword(user.role, body.password)
  await noteUse(user, world)
  const session = { userId: user.id, role: user.role, sessionVersion: user.session_version }
  const token = await tokens.issue(session, body.remember ? thirtyDays : twelveHours, now())
  return { success: true, data: { token, user: { ...userDataOf(user), token } } }
}

/** How long a session lasts, in seconds (R34). */
const twelveHours = 12 * 3600
const thirtyDays = 30 * 24 * 3600
