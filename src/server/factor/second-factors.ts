import type { Database, Instant } from '#server/db/database.ts'

/** The second factor of a member: its secret, sealed, since when, and the 30 seconds of the last code that was used. */
export interface SecondFactorsTable {
  user_id: number
  secret: string
  set_up_at: Instant
  last_step: number
}

/** The recovery codes of a member that were not used yet, as digests. */
export interface RecoveryCodesTable {
  user_id: number
  digest: string
}

export async function findFactor(db: Database, userId: number): Promise<SecondFactorsTable | null> {
  return (await db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst()) ?? null
}

/** Which of these accounts have one. */
export async function haveFactors(db: Database, userIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set()
  const rows = db
    .selectFrom('second_factors')
    .select('user_id')
    .where('user_id', 'in', [...userIds])
  return new Set((await rows.execute()).map(({ user_id: id }) => id))
}

/** Keeps a member's factor; false when there is one already. */
export async function insertFactor(transaction: Database, factor: SecondFactorsTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows: written } = await transaction
    .insertInto('second_factors')
    .values(factor)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirstOrThrow()
  return written === 1n
}

/** Notes the 30 seconds of a code, once: false when that code or a later one was used before. */
export async function takeStep(db: Database, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Uses a recovery code up, once; whether it was still there. */
export async function takeRecoveryCode(db: Database, userId: number, digest: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('digest', '=', digest)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function countRecoveryCodes(db: Database, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((select) => select.fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Puts these in the place of all that the account had. */
export async function putRecoveryCodes(
  transaction: Database,
  userId: number,
  digests: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await transaction
    .insertInto('recovery_codes')
    .values(digests.map((digest) => ({ user_id: userId, digest })))
    .execute()
}

/** Takes it off with its codes; whether there was one. */
export async function dropFactor(transaction: Database, userId: number): Promise<boolean> {
  await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const { numDeletedRows } = await transaction
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
