import type { Selectable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { LettersTable } from '#server/letters/letter-tables.ts'
import { givenUp, owedRefunds } from './backlog.ts'

export type GivenUpLetter = Pick<
  Selectable<LettersTable>,
  'id' | 'channel' | 'to_address' | 'subject' | 'created_at' | 'last_error'
>

/** The letters and text messages that were given up, the newest first. */
export async function givenUpLetters(db: Database, most: number): Promise<GivenUpLetter[]> {
  return await givenUp(db)
    .select(['id', 'channel', 'to_address', 'subject', 'created_at', 'last_error'])
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

/** Has a letter that was given up sent after all, with all its tries; false when it is none. */
export async function sendAgain(db: Database, id: number, at: Date): Promise<boolean> {
  return await changeGivenUp(db, id, { next_try_at: at.getTime(), attempts: 0, last_error: null })
}

/** Leaves a letter that was given up: it is counted no more, and forgotten when its time has come. */
export async function leaveLetter(db: Database, id: number): Promise<boolean> {
  return await changeGivenUp(db, id, { last_error: null })
}

async function changeGivenUp(db: Database, id: number, change: Partial<Selectable<LettersTable>>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('letters')
    .set(change)
    .where('id', '=', id)
    .where('id', 'in', givenUp(db).select('letters.id').where('letters.id', '=', id))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The refunds that people look after, the next to be tried first. */
export async function failedRefunds(db: Database, most: number) {
  return (await owedRefunds(db)).filter(({ isFailed }) => isFailed).slice(0, most)
}

/** Has a refund that is still owed tried at once; false when none is. */
export async function refundAgain(db: Database, orderId: number, at: Date): Promise<boolean> {
  const tried = await Promise.all(
    (['refunds', 'credit_notes'] as const).map((table) =>
      db
        .updateTable(table)
        .set({ next_try_at: at.getTime() })
        .where('order_id', '=', orderId)
        .where('next_try_at', 'is not', null)
        .executeTakeFirst(),
    ),
  )
  return tried.some(({ numUpdatedRows }) => numUpdatedRows > 0n)
}
