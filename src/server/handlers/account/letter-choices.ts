import type { Api } from '#contract/api.ts'
import type { Handler } from '#server/http/handler.ts'
import { readLetterChoices } from '#server/letters/letters-off.ts'

/** Which letters the caller is sent. */
export const letterChoices: Handler<Api['letterChoices']> = async ({ caller }, { db }) => ({
  success: true,
  data: await readLetterChoices(db, caller.id),
})
