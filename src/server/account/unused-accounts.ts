import type { Database } from '#server/db/database.ts'
import { insertLetter } from '#server/letters/letters.ts'
import { listToErase, listToWarn, noteWarned } from '#server/users/unused-users.ts'
import type { UserRow } from '#server/users/users.ts'
import { HttpError } from '#server/log/http-error.ts'
import { accountUnusedLetter } from '#server/letters/account-unused-letter.ts'
import type { World } from '#server/world.ts'
import { eraseAccount, type ErasingWorld } from './erase-account.ts'

/** Tells the owners of accounts that were not used for three years but thirty days, once, that these go. */
export async function warnUnused({
  db,
  letters,
  now,
  publicUrl,
}: Pick<ErasingWorld, 'db' | 'letters' | 'now'> & Pick<World, 'publicUrl'>): Promise<void> {
  const at = now()
  for (const user of await toWarn(db, at)) {
    await db.transaction().execute(async (transaction) => {
      if (await noteWarned(transaction, user, at))
        await insertLetter(transaction, accountUnusedLetter(user, new Date(at.getTime() + noticeMs), publicUrl), at)
    })
  }
  letters.wake()
}

/** Erases those that were warned thirty days ago and not used since; one that an order keeps waits for it. */
export async function eraseUnused(world: ErasingWorld): Promise<void> {
  const at = world.now()
  for (const id of await toErase(world.db, at)) {
    try {
      await eraseAccount(id, 'unused', world)
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
    }
  }
}

/** The accounts whose owners are told now. */
export async function toWarn(db: Database, at: Date): Promise<UserRow[]> {
  return await listToWarn(db, before(at, threeYearsMs - noticeMs))
}

/** The accounts that go now, unless an order keeps them. */
export async function toErase(db: Database, at: Date): Promise<number[]> {
  return await listToErase(db, before(at, threeYearsMs), before(at, noticeMs))
}

const dayMs = 86_400_000
const noticeMs = 30 * dayMs
/** With the one leap day that three years may have. */
const threeYearsMs = 1096 * dayMs

function before(at: Date, ms: number): Date {
  return new Date(at.getTime() - ms)
}
