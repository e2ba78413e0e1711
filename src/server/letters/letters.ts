import type { Selectable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Letter } from './letter.ts'
import { letterKinds, type LetterAttachmentsTable, type LettersTable } from './letter-tables.ts'

/** A letter in the hand of one sender. */
export interface LeasedLetter extends Selectable<LettersTable> {
  readonly attachments: readonly Selectable<LetterAttachmentsTable>[]
}

/**
 * Writes a letter, to be sent from `at` on. Best in the transaction of what it tells. A key that was written before
 * writes nothing.
 */
export async function insertLetter(
  db: Database,
  { kind, userId, to, replyTo, subject, text, html, attachments, onceKey, isPassing = false, channel = 'mail' }: Letter,
  at: Date,
): Promise<void> {
  const inserted = await db
    .insertInto('letters')
    .values({
      once_key: onceKey ?? null,
      to_name: to.name,
      to_address: to.address,
      reply_to_name: replyTo?.name ?? null,
      reply_to_address: replyTo?.address ?? null,
      subject,
      text,
      html,
      created_at: at.getTime(),
      next_try_at: at.getTime(),
      attempts: 0,
      leased_until: null,
      leased_by: null,
      sent_at: null,
      last_error: null,
      is_passing: isPassing ? 1 : 0,
      channel,
      user_id: userId,
      kind,
    })
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted === undefined || attachments.length === 0) return
  const rows = attachments.map(({ path, name, contentType }) => ({
    letter_id: inserted.id,
    path,
    name,
    content_type: contentType,
  }))
  await db.insertInto('letter_attachments').values(rows).execute()
}

/** Takes letters back that nobody has tried to send; false when one of them has left, or may have. */
export async function takeLettersBack(transaction: Database, onceKeys: readonly string[]): Promise<boolean> {
  if (onceKeys.length === 0) return true
  await transaction
    .deleteFrom('letters')
    .where('once_key', 'in', onceKeys)
    .where('attempts', '=', 0)
    .where('sent_at', 'is', null)
    .execute()
  return (
    (await transaction.selectFrom('letters').select('id').where('once_key', 'in', onceKeys).executeTakeFirst()) ===
    undefined
  )
}

/** Drops what letters of these keys told, sent or not: it is true no more. */
export async function dropLetters(transaction: Database, onceKeys: readonly string[]): Promise<void> {
  await transaction.deleteFrom('letters').where('once_key', 'in', onceKeys).execute()
}

/** Who leases, now, and until when. */
export interface Lease {
  readonly by: string
  readonly at: Date
  readonly until: Date
}

/**
 * Takes the letter whose turn it is, or null: of the first kind that has one, the oldest. Compare-and-set between
 * senders. The try counts from here: a letter that kills its sender must come to an end.
 */
export async function leaseLetter(db: Database, { by, at, until }: Lease): Promise<LeasedLetter | null> {
  for (;;) {
    const due = await nextLetter(db, at)
    if (due === null) return null
    const leased = await db
      .updateTable('letters')
      .set((set) => ({ leased_until: until.getTime(), leased_by: by, attempts: set('attempts', '+', 1) }))
      .where('id', '=', due)
      .where('next_try_at', '<=', at.getTime())
      .where((or) => or.or([or('leased_until', 'is', null), or('leased_until', '<=', at.getTime())]))
      .returningAll()
      .executeTakeFirst()
    if (leased === undefined) continue
    const attachments = await db
      .selectFrom('letter_attachments')
      .selectAll()
      .where('letter_id', '=', leased.id)
      .orderBy('id')
      .execute()
    return { ...leased, attachments }
  }
}

/** Sent, whichever process holds it now: it must not be sent again. */
export async function markSent(db: Database, id: number, at: Date): Promise<void> {
  const sent = { sent_at: at.getTime(), next_try_at: null, leased_until: null, leased_by: null, last_error: null }
  await db.updateTable('letters').set(sent).where('id', '=', id).execute()
}

/** Not sent: to be tried again then, or given up (null). Says nothing when another sender holds it by now. */
export async function markNotSent(
  db: Database,
  { id, by }: { readonly id: number; readonly by: string },
  error: string,
  nextTry: Date | null,
): Promise<void> {
  const failed = { last_error: error, next_try_at: nextTry?.getTime() ?? null, leased_until: null, leased_by: null }
  await db.updateTable('letters').set(failed).where('id', '=', id).where('leased_by', '=', by).execute()
}

/** Not sent, and never to be: whom it is for refuses it. It is no failure, and is forgotten within the hour. */
export async function markRefused(db: Database, { id, by }: { readonly id: number; readonly by: string }) {
  const refused = { is_passing: 1, last_error: null, next_try_at: null, leased_until: null, leased_by: null }
  await db.updateTable('letters').set(refused).where('id', '=', id).where('leased_by', '=', by).execute()
}

/** Which of these letters are kept still, and since when. */
export async function lettersAmong(
  db: Database,
  ids: readonly number[],
): Promise<Pick<Selectable<LettersTable>, 'id' | 'created_at'>[]> {
  return await db.selectFrom('letters').select(['id', 'created_at']).where('id', 'in', ids).execute()
}

/** Forgets the letters sent before then, with the list of what went along; the files belong to what the letter told. */
export async function forgetSentLetters(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('letters').where('sent_at', '<', before.getTime()).execute()
}

/** Forgets the letters that were given up and written before then, and the passing ones that are sent or given up. */
export async function forgetGivenUpLetters(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('letters')
    .where('next_try_at', 'is', null)
    .where((or) =>
      or.or([or('is_passing', '=', 1), or.and([or('sent_at', 'is', null), or('created_at', '<', before.getTime())])]),
    )
    .execute()
}

/** One question a kind, each from its end of the index: many letters of one kind are not read for another. */
async function nextLetter(db: Database, at: Date): Promise<number | null> {
  for (const kind of letterKinds) {
    const due = await db
      .selectFrom('letters')
      .select('id')
      .where('kind', '=', kind)
      .where('next_try_at', '<=', at.getTime())
      .where((or) => or.or([or('leased_until', 'is', null), or('leased_until', '<=', at.getTime())]))
      .orderBy('next_try_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (due !== undefined) return due.id
  }
  return null
}
