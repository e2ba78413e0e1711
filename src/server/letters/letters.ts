import type { Selectable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { resetCodeLifetimeMs } from '#server/users/reset-codes.ts'
import type { Letter } from './letter.ts'
import type { LetterAttachmentsTable, LettersTable } from './letter-tables.ts'
import { aboutOrders, aboutOwner, toOwner, type LettersOwner } from './letters-of-account.ts'

/** A letter in the hand of one sender. */
export interface LeasedLetter extends Selectable<LettersTable> {
  readonly attachments: readonly Selectable<LetterAttachmentsTable>[]
}

/** Writes a letter, to be sent from `at` on. Best in the transaction of what it tells. A key that was written before writes nothing. */
export async function insertLetter(db: Database, { to, replyTo, subject, text, html, attachments, onceKey, isPassing = false, channel = 'mail' }: Letter, at: Date): Promise<void> {
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
    })
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted === undefined || attachments.length === 0) return
  const rows = attachments.map(({ path, name, contentType }) => ({ letter_id: inserted.id, path, name, content_type: contentType }))
  await db.insertInto('letter_attachments').values(rows).execute()
}

/** Takes letters back that nobody has tried to send; false when one of them has left, or may have. */
export async function takeLettersBack(transaction: Database, onceKeys: readonly string[]): Promise<boolean> {
  if (onceKeys.length === 0) return true
  await transaction.deleteFrom('letters').where('once_key', 'in', onceKeys).where('attempts', '=', 0).where('sent_at', 'is', null).execute()
  return (await transaction.selectFrom('letters').select('id').where('once_key', 'in', onceKeys).executeTakeFirst()) === undefined
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

/** Forgets the letters that were given up and written before then, and the passing ones that are sent or given up. */
export async function forgetGivenUpLetters(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('letters')
    .where('next_try_at', 'is', null)
    .where((or) => or.or([or('is_passing', '=', 1), or.and([or('sent_at', 'is', null), or('created_at', '<', before.getTime())])]))
    .execute()
}

/** A letter that is still kept, and the names of what went along. */
export interface KeptLetter extends Selectable<LettersTable> {
  readonly names: readonly string[]
}

/** The letters to the owner of an account, oldest first. One that may hold a code that still opens the account is left out. */
export async function listLettersTo(db: Database, owner: LettersOwner, now: Date): Promise<KeptLetter[]> {
  const letters = await db.selectFrom('letters').selectAll().where((or) => toOwner(or, owner)).orderBy('id').execute()
  const attachments = await db.selectFrom('letter_attachments').innerJoin('letters', 'letters.id', 'letter_id').select(['letter_id', 'name']).where((or) => toOwner(or, owner)).execute()
  return letters
    .filter((letter) => letter.once_key !== null || letter.created_at <= now.getTime() - resetCodeLifetimeMs)
    .map((letter) => ({ ...letter, names: attachments.filter(({ letter_id: id }) => id === letter.id).map(({ name }) => name) }))
}

/** Forgets the letters to and about the owner of an account. An invoice or a receipt that has not left yet does, and is forgotten with its sending. */
export async function forgetLettersOf(db: Database, owner: LettersOwner): Promise<void> {
  const onTheWay = await db
    .updateTable('letters')
    .set({ is_passing: 1 })
    .where('next_try_at', 'is not', null)
    .where(aboutOrders(owner.id, ['order-invoiced-', 'order-refunded-']))
    .returning('id')
    .execute()
  const kept = onTheWay.map(({ id }) => id)
  const all = db.deleteFrom('letters').where((or) => or.or([toOwner(or, owner), aboutOwner(or, owner)]))
  await (kept.length === 0 ? all : all.where('id', 'not in', kept)).execute()
}

function dueLetters(db: Database, at: Date) {
  return db
    .selectFrom('letters')
    .where('next_try_at', '<=', at.getTime())
    .where((or) => or.or([or('leased_until', 'is', null), or('leased_until', '<=', at.getTime())]))
}
