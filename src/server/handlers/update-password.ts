import type { Api } from '#contract/api.ts'
import { useUpResetCode } from '#server/db/reset-codes.ts'
import { setPassword } from '#server/db/users.ts'
import { checkResetCode, wrongCode } from '#server/guards/reset-code.ts'
import type { Handler } from '#server/handler.ts'

/** Sets a new password with a code, which is used up; every session of the account ends (R35). */
export const updatePassword: Handler<Api['updatePassword']> = async ({ body }, world) => {
  const { userId, hash } = await checkResetCode(body, world)
  const password = await world.passwords.hash(body.password)
  await world.db.transaction().execute(async (transaction) => {
    if (!(await useUpResetCode(transaction, userId, hash))) throw wrongCode()
    await setPassword(transaction, userId, password)
  })
  return { success: true }
}
