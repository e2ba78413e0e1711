import type { Api } from '#contract/api.ts'
import type { Handler } from '#server/http/handler.ts'
import { writeLetterChoices } from '#server/letters/letters-off.ts'

/** Chooses which letters the caller is sent from now on; what is written already still leaves. */
export const chooseLetters: Handler<Api['chooseLetters']> = async ({ body, caller }, { db }) => {
  await db.transaction().execute((transaction) => writeLetterChoices(transaction, caller.id, body))
  return { success: true, message: 'Tes choix sont enregistrés.' }
}
