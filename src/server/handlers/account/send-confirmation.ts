import type { Api } from '#contract/api.ts'
import { confirmationBuckets, newConfirmationCode, writeConfirmation } from '#server/account/confirmation.ts'
import { checkRates } from '#server/guards/within-rate.ts'
import type { Handler } from '#server/http/handler.ts'
import { userDataOf } from '#server/users/user-data.ts'
import { findUser } from '#server/users/users.ts'

/** Sends another code to the address of one's own account; nothing where it is confirmed, as the answer then says. */
export const sendConfirmation: Handler<Api['sendConfirmation']> = async ({ caller, visit }, world) => {
  const { db, letters, limiter } = world
  const user = await findUser(db, caller.id)
  if (user.confirmed_at === null) {
    await checkRates(limiter, confirmationBuckets(user.email, visit))
    const code = await newConfirmationCode(world)
    await db.transaction().execute((transaction) => writeConfirmation(transaction, user, code, world))
    letters.wake()
  }
  return { success: true, data: { user: userDataOf(user) } }
}
