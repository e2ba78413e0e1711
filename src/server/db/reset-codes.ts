import type { Database } from './database.ts'
import type { Instant } from './tables.ts'

/** An account's last code: its hash, until when it is good, how often it was tried; when its day began, and how many codes were sent in it. */
export interface ResetCodesTable {
  user_id: number
  code_hash: string
  expires_at: Instant
  tries: number
  day_started_at: Instant
  sent_that_day: number
}

/** How long a code is good. */
export const resetCodeLifetimeMs = 10 * 60_000

const dayMs = 86_400_000
const codesADay = 3
const triesACode = 5

/** Puts a new code in the place of the last one; false, and nothing written, when the account had its three of the day (R35). */
export async function putResetCode(db: Database, userId: number, code: { readonly hash: string; readonly expiresAt: Date }, at: Date): Promise<boolean> {
  const fresh = { code_hash: code.hash, expires_at: code.expiresAt.getTime(), tries: 0 }
  const now = at.getTime()
  const isOver = now - dayMs
  const put = await db
    .insertInto('reset_codes')
    .values({ user_id: userId, ...fresh, day_started_at: now, sent_that_day: 1 })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((set) => ({
          ...fresh,
          day_started_at: set.case().when('reset_codes.day_started_at', '<=', isOver).then(now).else(set.ref('reset_codes.day_started_at')).end(),
          sent_that_day: set.case().when('reset_codes.day_started_at', '<=', isOver).then(1).else(set('reset_codes.sent_that_day', '+', 1)).end(),
        }))
        .where((or) => or.or([or('reset_codes.sent_that_day', '<', codesADay), or('reset_codes.day_started_at', '<=', isOver)])),
    )
    .returning('user_id')
    .executeTakeFirst()
  return put !== undefined
}

/** What is kept of an account's codes; null when it never asked for one, or it is forgotten. */
export async function findResetCode(db: Database, userId: number): Promise<ResetCodesTable | null> {
  return (await db.selectFrom('reset_codes').selectAll().where('user_id', '=', userId).executeTakeFirst()) ?? null
}

/** Forgets the codes of an account. */
export async function forgetResetCode(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('reset_codes').where('user_id', '=', userId).execute()
}

/** Forgets the codes that are over and whose day is, too. */
export async function forgetOldResetCodes(db: Database, at: Date): Promise<void> {
  await db.deleteFrom('reset_codes').where('expires_at', '<=', at.getTime()).where('day_started_at', '<=', at.getTime() - dayMs).execute()
}

/** Counts a try, before anything is compared, and answers the hash to compare with; null when there is no code, it is too old, or it was tried five times. */
export async function tryResetCode(db: Database, userId: number, at: Date): Promise<string | null> {
  const tried = await db
    .updateTable('reset_codes')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('user_id', '=', userId)
    .where('tries', '<', triesACode)
    .where('expires_at', '>', at.getTime())
    .returning('code_hash')
    .executeTakeFirst()
  return tried?.code_hash ?? null
}

/** The code that an account was sent opens nothing any more. The day's count stays. */
export async function voidResetCode(db: Database, userId: number): Promise<void> {
  await db.updateTable('reset_codes').set({ code_hash: '', expires_at: 0 }).where('user_id', '=', userId).execute()
}

/** Uses a code up, once; whether it was still there. The day's count stays. */
export async function useUpResetCode(db: Database, userId: number, hash: string): Promise<boolean> {
  const used = await db
    .updateTable('reset_codes')
    .set({ code_hash: '', expires_at: 0 })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}
