import type { Api } from '#contract/api.ts'
import { endToken } from '#server/db/ended-tokens.ts'
import type { Handler } from '#server/handler.ts'

/** Ends the session it is called with, and no other of the account: from then on its token is refused. */
export const logout: Handler<Api['logout']> = async ({ caller }, { db }) => {
  await endToken(db, caller.token)
  return { success: true }
}
