import { lastOwnerStays } from '#contract/organisation/organisation.ts'
import { forgetAbandonmentsOf } from '#server/abandonments/abandonments.ts'
import type { Database } from '#server/db/database.ts'
import { insertLetter } from '#server/letters/letters.ts'
import { forgetLettersOf } from '#server/letters/account-letters.ts'
import { cancelUnpaidOf } from '#server/orders/orders.ts'
import { forgetResetCodes } from '#server/users/reset-codes.ts'
import { insertCustomerToForget } from '#server/users/customer-ids.ts'
import { emptyUser, findUser, holdTeam, type UserRow } from '#server/users/users.ts'
import { forgetFavouritesOf } from '#server/favourites/favourites.ts'
import { forgetLetterChoices } from '#server/letters/letters-off.ts'
import { forgetPayLinksOf } from '#server/pay-links/pay-links.ts'
import { forgetSubscriptionsOf } from '#server/push/push-subscriptions.ts'
import { accountErasedLetter } from '#server/letters/account-erased-letter.ts'
import type { World } from '#server/world.ts'
import { removeFiles } from '#server/storage/remove-files.ts'
import { HttpError } from '#server/log/http-error.ts'
import { leaveOrganisation, leaveUnasked } from '#server/organisations/leave.ts'
import { dropFactor } from '#server/factor/second-factors.ts'
import { checkDrivesNothing } from '#server/runs/runs.ts'
import { checkManagerLeft } from './change-team.ts'
import { checkNothingHolds } from './account-holds.ts'
import { stripOrders } from './erased-orders.ts'

/** What it takes. */
export interface ErasingWorld extends Pick<World, 'db' | 'files' | 'log' | 'newId' | 'now' | 'passwords'> {
  readonly letters: Pick<World['letters'], 'wake'>
}

/**
 * Erases an account (R48, decision 070), once: its number stays, with orders and invoices; a letter says so to a
 * confirmed address. All at once, or 409 while orders keep it; files go after the commit, `forgetCustomers` takes cards.
 */
export async function eraseAccount(userId: number, reason: 'asked' | 'unused', world: ErasingWorld): Promise<void> {
  const { db, letters, newId, now, passwords } = world
  // Nobody knows its password, and nothing has to be told from a real one.
  const nobodysHash = await passwords.hash(newId())
  await db.transaction().execute(async (transaction) => {
    const at = now()
    if ((await findUser(transaction, userId)).role === 'staff') await holdTeam(transaction)
    const user = await emptyUser(transaction, userId, nobodysHash, at)
    if (user === null) return
    if (user.role === 'staff') await checkManagerLeft(transaction)
    if (user.organisation_id !== null) await leaveBefore(transaction, user.id, user.organisation_id, reason)
    await checkNothingHolds(transaction, userId, at)
    await checkDrivesNothing(transaction, userId, at)
    await cancelUnpaidOf(transaction, userId, at)
    await forgetAll(transaction, user)
    await stripOrders(transaction, userId)
    if (user.confirmed_at !== null) await insertLetter(transaction, accountErasedLetter(user, reason), at)
  })
  letters.wake()
  await removeFiles(world)
}

/** What it ordered in its organisation stays there; who owns one alone hands over first, unless he is long gone. */
async function leaveBefore(transaction: Database, userId: number, organisationId: number, reason: 'asked' | 'unused') {
  if (reason === 'unused') return await leaveUnasked(transaction, userId, organisationId)
  if (!(await leaveOrganisation(transaction, { userId, organisationId }))) throw new HttpError(409, lastOwnerStays)
}

async function forgetAll(db: Database, { id, customer_id: customer }: UserRow): Promise<void> {
  if (customer !== null) await insertCustomerToForget(db, customer)
  await forgetResetCodes(db, id)
  await dropFactor(db, id)
  await forgetAbandonmentsOf(db, id)
  await forgetLettersOf(db, id)
  await forgetLetterChoices(db, id)
  await forgetFavouritesOf(db, id)
  await forgetSubscriptionsOf(db, id)
  await forgetPayLinksOf(db, id)
}
