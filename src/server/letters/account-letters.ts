import type { Selectable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { resetCodeLifetimeMs } from '#server/users/reset-codes.ts'
import type { LetterKind, LettersTable } from './letter-tables.ts'

/** A letter that is still kept, and the names of what went along. */
export interface KeptLetter extends Selectable<LettersTable> {
  readonly names: readonly string[]
}

/** The letters to an account, oldest first. One that may hold a code that is still good is left out. */
export async function listLettersTo(db: Database, userId: number, now: Date): Promise<KeptLetter[]> {
  const letters = await db
    .selectFrom('letters')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', 'in', toTheAccount)
    .orderBy('id')
    .execute()
  const attachments = await db
    .selectFrom('letter_attachments')
    .innerJoin('letters', 'letters.id', 'letter_id')
    .select(['letter_id', 'name'])
    .where('user_id', '=', userId)
    .execute()
  return letters
    .filter(
      ({ kind, created_at: at, next_try_at: dueAt, sent_at: sentAt }) =>
        kind !== 'code' || Math.max(at, dueAt ?? 0, sentAt ?? 0) <= now.getTime() - resetCodeLifetimeMs,
    )
    .map((letter) => ({
      ...letter,
      names: attachments.filter(({ letter_id: id }) => id === letter.id).map(({ name }) => name),
    }))
}

/**
 * Forgets the letters to and about an account. An invoice, a receipt, or what is for others, that has not left yet
 * does, and is forgotten with its sending.
 */
export async function forgetLettersOf(db: Database, userId: number): Promise<void> {
  await db
    .updateTable('letters')
    .set({ is_passing: 1 })
    .where('user_id', '=', userId)
    .where('next_try_at', 'is not', null)
    .where((or) =>
      or.or([
        or('kind', 'in', toOthers),
        or('once_key', 'like', 'order-invoiced-%'),
        or('once_key', 'like', 'order-refunded-%'),
      ]),
    )
    .execute()
  await db.deleteFrom('letters').where('user_id', '=', userId).where('is_passing', '=', 0).execute()
}

/** The files that go along with the letters of an account that have not left yet. */
export async function filesOnTheWay(db: Database, userId: number): Promise<ReadonlySet<string>> {
  const carried = db.selectFrom('letter_attachments').innerJoin('letters', 'letters.id', 'letter_id').select('path')
  return new Set(
    (await carried.where('user_id', '=', userId).where('next_try_at', 'is not', null).execute()).map(
      ({ path }) => path,
    ),
  )
}

/** The letters that an account was sent itself: they are in its file (R48). */
const toTheAccount: readonly LetterKind[] = ['code', 'account']

/** Those about it to the team or a recipient: one on its way arrives, whatever becomes of the account. */
const toOthers: readonly LetterKind[] = ['team', 'recipient']
