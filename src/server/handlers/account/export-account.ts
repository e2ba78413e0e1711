import type { Api } from '#contract/api.ts'
import { accountData } from '#server/account/account-data.ts'
import type { Handler } from '#server/http/handler.ts'

/** All that is kept of the caller's account (R48). */
export const exportAccount: Handler<Api['exportAccount']> = async ({ caller }, { db, now }) =>
  await accountData(db, caller.id, now())
