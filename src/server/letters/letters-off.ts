import { optionalLetters, type LetterChoices, type OptionalLetter } from '#contract/account/letter-choices.ts'
import type { Database } from '#server/db/database.ts'

/** Letters that an account does without; no row: it is sent. */
export interface LettersOffTable {
  user_id: number
  letter: OptionalLetter
}

/** Whether an account is sent a letter. */
export async function wantsLetter(db: Database, userId: number, letter: OptionalLetter): Promise<boolean> {
  return !(await lettersOff(db, userId)).includes(letter)
}

export async function readLetterChoices(db: Database, userId: number): Promise<LetterChoices> {
  const off = await lettersOff(db, userId)
  return Object.fromEntries(optionalLetters.map((letter) => [letter, !off.includes(letter)])) as Record<
    OptionalLetter,
    boolean
  >
}

/** Takes the place of what was chosen before; belongs into a transaction. */
export async function writeLetterChoices(transaction: Database, userId: number, choices: LetterChoices): Promise<void> {
  await forgetLetterChoices(transaction, userId)
  const off = optionalLetters.filter((letter) => !choices[letter]).map((letter) => ({ user_id: userId, letter }))
  if (off.length > 0)
    await transaction
      .insertInto('letters_off')
      .values(off)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

export async function forgetLetterChoices(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('letters_off').where('user_id', '=', userId).execute()
}

async function lettersOff(db: Database, userId: number): Promise<OptionalLetter[]> {
  return (await db.selectFrom('letters_off').select('letter').where('user_id', '=', userId).execute()).map(
    ({ letter }) => letter,
  )
}
