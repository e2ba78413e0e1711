import type { Database, Instant } from '#server/db/database.ts'
import { randomInt } from 'node:crypto'

/**
 * The last code that an account was sent for each who asked (decision 089): its hash, when it was asked for, between
 * when it is good, how often it was tried, and how often of those by somebody who asked for none.
 */
export interface ResetCodesTable {
  user_id: number
  asker: string
  code_hash: string
  asked_at: Instant
  good_from: Instant
  expires_at: Instant
  tries: number
  tries_elsewhere: number
}

/** How long a code is good. */
export const resetCodeLifetimeMs = 10 * 60_000

const triesACode = 5
const triesElsewhere = 2

/**
 * Who « asked for » the code that confirms an account's address: it opens no password, and a code for a new password
 * confirms nothing here.
 */
export const confirmationAsker = 'confirmation'

/** Whose code: of which account, and who asked for it. */
export interface CodeOwner {
  readonly userId: number
  readonly asker: string
}

/** Puts a new code in the place of the last one that he asked for. */
export async function putResetCode(
  db: Database,
  { userId, asker }: CodeOwner,
  { hash, askedAt, goodFrom }: { readonly hash: string; readonly askedAt: Date; readonly goodFrom: Date },
): Promise<void> {
  const from = goodFrom.getTime()
  const fresh = {
    code_hash: hash,
    asked_at: askedAt.getTime(),
    good_from: from,
    expires_at: from + resetCodeLifetimeMs,
    tries: 0,
    tries_elsewhere: 0,
  }
  await db
    .insertInto('reset_codes')
    .values({ user_id: userId, asker, ...fresh })
    .onConflict((conflict) => conflict.columns(['user_id', 'asker']).doUpdateSet(fresh))
    .execute()
}

/** The code of a letter that has not left yet; null when none waits. */
export async function findWaitingCode(
  transaction: Database,
  userId: number,
  at: Date,
): Promise<Pick<ResetCodesTable, 'code_hash' | 'good_from'> | null> {
  const waiting = codesOf(transaction, userId)
    .select(['code_hash', 'good_from'])
    .where('good_from', '>', at.getTime())
    .orderBy('good_from', 'desc')
    .limit(1)
  return (await waiting.executeTakeFirst()) ?? null
}

/** Whether he has a code that is good now. */
export async function hasGoodCode(transaction: Database, { userId, asker }: CodeOwner, at: Date): Promise<boolean> {
  const good = codesOf(transaction, userId)
    .where('asker', '=', asker)
    .where('good_from', '<=', at.getTime())
    .where('expires_at', '>', at.getTime())
  return (await good.select('asker').executeTakeFirst()) !== undefined
}

/** The codes for a new password that an account was sent and that are kept, the last one first. */
export async function listResetCodes(db: Database, userId: number): Promise<ResetCodesTable[]> {
  return await codesOf(db, userId).selectAll().orderBy('asked_at', 'desc').execute()
}

/** Those for a new password. */
function codesOf(db: Database, userId: number) {
  return db.selectFrom('reset_codes').where('user_id', '=', userId).where('asker', '<>', confirmationAsker)
}

/** No code that an account was sent opens anything any more. */
export async function forgetResetCodes(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('reset_codes').where('user_id', '=', userId).execute()
}

/** Forgets the codes that are over. */
export async function forgetOldResetCodes(db: Database, at: Date): Promise<void> {
  await db.deleteFrom('reset_codes').where('expires_at', '<=', at.getTime()).execute()
}

/** A code that is being tried: the hash to compare with, and where the try is counted. */
export interface TriedCode extends CodeOwner {
  readonly hash: string
  readonly elsewhere: 0 | 1
}

/**
 * Counts a try, before anything is compared, and answers what to compare with: the code that this asker got, else the
 * account's last. Null: none, not good now, or tried five times, two from elsewhere.
 */
export async function tryResetCode(db: Database, { userId, asker }: CodeOwner, at: Date): Promise<TriedCode | null> {
  const living = await db
    .selectFrom('reset_codes')
    .select('asker')
    .where('user_id', '=', userId)
    .where('asker', asker === confirmationAsker ? '=' : '<>', confirmationAsker)
    .where('good_from', '<=', at.getTime())
    .where('expires_at', '>', at.getTime())
    .orderBy('asked_at', 'desc')
    .execute()
  const code = living.find((each) => each.asker === asker) ?? living[0]
  if (code === undefined) return null
  const elsewhere = code.asker === asker ? 0 : 1
  const tried = await db
    .updateTable('reset_codes')
    .set((set) => ({ tries: set('tries', '+', 1), tries_elsewhere: set('tries_elsewhere', '+', elsewhere) }))
    .where('user_id', '=', userId)
    .where('asker', '=', code.asker)
    .where('tries', '<', triesACode)
    .where('tries_elsewhere', '<=', triesElsewhere - elsewhere)
    .where('good_from', '<=', at.getTime())
    .where('expires_at', '>', at.getTime())
    .returning('code_hash')
    .executeTakeFirst()
  return tried === undefined ? null : { userId, asker: code.asker, hash: tried.code_hash, elsewhere }
}

/** A try that was right does not count. */
export async function giveTryBack(db: Database, { userId, asker, hash, elsewhere }: TriedCode): Promise<void> {
  await db
    .updateTable('reset_codes')
    .set((set) => ({ tries: set('tries', '-', 1), tries_elsewhere: set('tries_elsewhere', '-', elsewhere) }))
    .where('user_id', '=', userId)
    .where('asker', '=', asker)
    .where('code_hash', '=', hash)
    .execute()
}

/** Uses the code up that confirms an address, once; whether it was still there. */
export async function useUpConfirmationCode(transaction: Database, userId: number, hash: string): Promise<boolean> {
  const code = transaction
    .deleteFrom('reset_codes')
    .where('user_id', '=', userId)
    .where('asker', '=', confirmationAsker)
    .where('code_hash', '=', hash)
  return (await code.returning('user_id').executeTakeFirst()) !== undefined
}

/** Uses a code up, once, and every other of the account with it; whether it was still there. */
export async function useUpResetCode(transaction: Database, userId: number, hash: string): Promise<boolean> {
  const used = await transaction
    .deleteFrom('reset_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .returning('user_id')
    .executeTakeFirst()
  if (used !== undefined) await forgetResetCodes(transaction, userId)
  return used !== undefined
}

/** A code of a letter, 4 of 36 characters: 'K7Q2'. */
export function newCode(): string {
  return Array.from({ length: 4 }, () => characters[randomInt(characters.length)]).join('')
}

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
