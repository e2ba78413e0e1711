import { forgetAbandonmentsOf } from '#server/visitors/abandonments.ts'
import { forgetContactMessages } from '#server/visitors/contact-messages.ts'
import type { Database } from '#server/db/database.ts'
import { insertFilesToRemove } from '#server/storage/files-to-remove.ts'
import { forgetLettersOf, insertLetter } from '#server/letters/letters.ts'
import { cancelUnpaidOf } from '#server/orders/orders.ts'
import { forgetResetCodes } from '#server/users/reset-codes.ts'
import { dropSlipsOf } from '#server/slips/slips.ts'
import { emptyUser } from '#server/users/users.ts'
import { forgetFavouritesOf } from '#server/favourites/favourites.ts'
import { forgetLetterChoices } from '#server/letters/letters-off.ts'
import { forgetSubscriptionsOf } from '#server/push/push-subscriptions.ts'
import { accountErasedLetter } from '#server/letters/account-erased-letter.ts'
import type { World } from '#server/world.ts'
import { removeFiles } from '#server/storage/remove-files.ts'
import { checkNothingHolds } from './account-holds.ts'

/** What it takes. */
export interface ErasingWorld extends Pick<World, 'db' | 'files' | 'log' | 'newId' | 'now' | 'passwords'> {
  readonly letters: Pick<World['letters'], 'wake'>
}

/**
 * Erases an account (R48, decision 070), once: its number is left, with orders and invoices; a letter tells the address that is no more
 * kept. All at once, or refused 409 while orders keep it; files go after the commit, or with the next sweep.
 */
export async function eraseAccount(userId: number, reason: 'asked' | 'unused', world: ErasingWorld): Promise<void> {
  const { db, letters, newId, now, passwords } = world
  // Nobody knows its password, and nothing has to be told from a real one.
  const nobodysHash = await passwords.hash(newId())
  await db.transaction().execute(async (transaction) => {
    const at = now()
    const user = await emptyUser(transaction, userId, nobodysHash, at)
    if (user === null) return
    await checkNothingHolds(transaction, userId, at)
    await cancelUnpaidOf(transaction, userId, at)
    await forgetAll(transaction, user)
    await insertLetter(transaction, accountErasedLetter(user, reason), at)
  })
  letters.wake()
  await removeFiles(world)
}

async function forgetAll(db: Database, user: Parameters<typeof forgetLettersOf>[1]): Promise<void> {
  await forgetResetCodes(db, user.id)
  await forgetAbandonmentsOf(db, user.id)
  await forgetLettersOf(db, user)
  await forgetLetterChoices(db, user.id)
  await forgetFavouritesOf(db, user.id)
  await forgetSubscriptionsOf(db, user.id)
  await insertFilesToRemove(db, [...(await forgetContactMessages(db, user)), ...(await dropSlipsOf(db, user.id))])
}
