import type { Selectable } from 'kysely'
import type { Letter } from '#server/letters/letter.ts'
import type { Database } from './database.ts'
import type { LetterAttachmentsTable, LettersTable } from './letter-tables.ts'

/** A letter in the hand of one sender. */
export interface LeasedLetter extends Selectable<LettersTable> {
  readonly attachments: readonly Selectable<LetterAttachmentsTable>[]
}

/** Writes a letter, to be sent from `at` on. Best in the transaction of what it tells. A key that was written before writes nothing. */
export async function insertLetter(db: Database, { to, replyTo, subject, text, html, attachments, onceKey }: Letter, at: Date): Promise<void> {
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
    })
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted === undefined || attachments.length === 0) return
  const rows = attachments.map(({ path, name, contentType }) => ({ letter_id: inserted.id, path, name, content_type: contentType }))
  await db.insertInto('letter_attachments').values(rows).execute()
}

/** Takes a letter back that nobody has tried to send; whether there was one. */
export async function dropUnsentLetter(db: Database, onceKey: string): Promise<boolean> {
  const dropped = await db.deleteFrom('letters').where('once_key', '=', onceKey).where('attempts', '=', 0).where('sent_at', 'is', null).returning('id').executeTakeFirst()
  return dropped !== undefined
}

/** Who leases, now, and until when. */
export interface Lease {
  readonly by: string
  readonly at: Date
  readonly until: Date
}

/**
 * Takes the letter that has waited longest, or null. Compare-and-set: of two senders that see the same letter, the second finds
 * it leased and looks further. The try counts from here, so that a letter which kills its sender does not go on for ever.
 */
export async function leaseLetter(db: Database, { by, at, until }: Lease): Promise<LeasedLetter | null> {
  for (;;) {
    const due = await dueLetters(db, at).select('id').orderBy('next_try_at').orderBy('id').limit(1).executeTakeFirst()
    if (due === undefined) return null
    const leased = await db
      .updateTable('letters')
      .set((set) => ({ leased_until: until.getTime(), leased_by: by, attempts: set('attempts', '+', 1) }))
      .where('id', '=', due.id)
      .where('next_try_at', '<=', at.getTime())
      .where((or) => or.or([or('leased_until', 'is', null), or('leased_until', '<=', at.getTime())]))
      .returningAll()
      .executeTakeFirst()
    if (leased === undefined) continue
    const attachments = await db.selectFrom('letter_attachments').selectAll().where('letter_id', '=', leased.id).orderBy('id').execute()
    return { ...leased, attachments }
  }
}

/** Sent, whichever process holds it now: it must not be sent again. */
export async function markSent(db: Database, id: number, at: Date): Promise<void> {
  const sent = { sent_at: at.getTime(), next_try_at: null, leased_until: null, leased_by: null, last_error: null }
  await db.updateTable('letters').set(sent).where('id', '=', id).execute()
}

/** Not sent: to be tried again then, or given up (null). Says nothing when another sender holds it by now. */
export async function markNotSent(db: Database, { id, by }: { readonly id: number; readonly by: string }, error: string, nextTry: Date | null): Promise<void> {
  const failed = { last_error: error, next_try_at: nextTry?.getTime() ?? null, leased_until: null, leased_by: null }
  await db.updateTable('letters').set(failed).where('id', '=', id).where('leased_by', '=', by).execute()
}

/** Forgets the letters sent before then, with the list of what went along; the files belong to what the letter told. */
export async function forgetSentLetters(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('letters').where('sent_at', '<', before.getTime()).execute()
}

function dueLetters(db: Database, at: Date) {
  return db
    .selectFrom('letters')
    .where('next_try_at', '<=', at.getTime())
    .where((or) => or.or([or('leased_until', 'is', null), or('leased_until', '<=', at.getTime())]))
}
