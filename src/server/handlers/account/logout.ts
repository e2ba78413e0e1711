import type { Api } from '#contract/api.ts'
import { endToken } from '#server/users/ended-tokens.ts'
import type { Handler } from '#server/http/handler.ts'
import { dropSubscriptionsOfToken } from '#server/push/push-subscriptions.ts'

/** Ends the session it is called with, and no other of the account: from then on its token is refused, and its device told no more. */
export const logout: Handler<Api['logout']> = async ({ caller }, { db }) => {
  await endToken(db, caller.token)
  await dropSubscriptionsOfToken(db, caller.token.id)
  return { success: true }
}
