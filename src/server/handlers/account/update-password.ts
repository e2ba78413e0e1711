import type { Api } from '#contract/api.ts'
import { useUpResetCode } from '#server/users/reset-codes.ts'
import { confirmAddress, setPassword } from '#server/users/users.ts'
import { checkResetCode, wrongCode } from '#server/guards/reset-code.ts'
import { checkNewPassword } from '#server/guards/staff-password.ts'
import type { Handler } from '#server/http/handler.ts'

/** Sets a new password with a code, which is used up; every session of the account ends (R35). Who has it reads the account's letters: the device is marked, the address confirmed. */
export const updatePassword: Handler<Api['updatePassword']> = async ({ body, visit }, world) => {
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
}
