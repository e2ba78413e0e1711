import type { Api } from '#contract/api.ts'
import { wrongCode } from '#server/guards/reset-code.ts'
import type { Handler } from '#server/http/handler.ts'
import { confirmationAsker, tryResetCode, useUpConfirmationCode } from '#server/users/reset-codes.ts'
import { userDataOf } from '#server/users/user-data.ts'
import { confirmAddress, findUser, type UserRow } from '#server/users/users.ts'
import type { World } from '#server/world.ts'

/** Confirms the address of one's own account by the code that was sent there; of one that is confirmed any code will do. */
export const confirmEmail: Handler<Api['confirmEmail']> = async ({ body, caller }, world) => {
  const user = await findUser(world.db, caller.id)
  return {
    success: true,
    data: { user: userDataOf(user.confirmed_at === null ? await confirm(user.id, body.code, world) : user) },
  }
}

/** The try counts before anything is compared, as with a code for a new password (R35). */
async function confirm(userId: number, code: string, { db, now, passwords }: World): Promise<UserRow> {
  const tried = await tryResetCode(db, { userId, asker: confirmationAsker }, now())
  if (!(await passwords.verify(tried?.hash ?? null, code)) || tried === null) throw wrongCode()
  return await db.transaction().execute(async (transaction) => {
    if (!(await useUpConfirmationCode(transaction, userId, tried.hash))) throw wrongCode()
    return await confirmAddress(transaction, userId, now())
  })
}
