import { setImmediate as letOthersIn } from 'node:timers/promises'
import type { ErasingWorld } from './account/erase-account.ts'
import { forgetErased } from './account/forget-erased.ts'
import { removeFiles } from './storage/remove-files.ts'
import { eraseUnused, warnUnused } from './account/unused-accounts.ts'
import { forgetAbandonments } from './visitors/abandonments.ts'
import { forgetOldContactMessages } from './visitors/contact-messages.ts'
import { forgetEndedTokens } from './users/ended-tokens.ts'
import { insertFilesToRemove } from './storage/files-to-remove.ts'
import { forgetGivenUpLetters, forgetSentLetters } from './letters/letters.ts'
import { cancelUnpaidOfErased } from './orders/orders.ts'
import { forgetEmptyBuckets } from './limits/rate-limits.ts'
import { forgetOldResetCodes } from './users/reset-codes.ts'
import { forgetUnclaimedSlips } from './slips/slips.ts'
import { forgetOldSubscriptions } from './push/push-subscriptions.ts'
import { forgetTravelTimes } from './road/travel-times.ts'
import { errorFields } from './log.ts'
import { createScheduler, type Scheduler } from './scheduler.ts'
import { removeStrayFiles } from './storage/stray-files.ts'
import type { World } from './world.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** What was written before these moments has had its time: road times after a day, the text of sent letters thirty, forms left undone, and devices that are told of orders and did not open the app, ninety (R36), messages and letters that were given up a year (decision 071). */
export function keptSince(now: Date) {
  const ago = (days: number): Date => new Date(now.getTime() - days * dayMs)
  return { travelTimes: ago(1), sentLetters: ago(30), abandonments: ago(90), devices: ago(90), messages: ago(365), givenUpLetters: ago(365) }
}

export type SweepingWorld = ErasingWorld & Pick<World, 'publicUrl'>

/** Forgets, every hour, what has had its time. */
export function createHousekeeping(world: World): Scheduler {
  return createScheduler({
    task: () => sweep(world),
    everyMs: hourMs,
    failed: (error) => world.log.error(errorFields(error), 'housekeeping failed'),
  })
}

/**
 * Forgets what `keptSince` says, an ended token until it would have expired; accounts that nobody uses after three years, the orders and invoices of erased ones
 * after ten (decision 071); slips that no order took after a week, files that no row names after a day (decision 091).
 */
export async function sweep(world: SweepingWorld): Promise<void> {
  const { db, now } = world
  const kept = keptSince(now())
  await forgetTravelTimes(db, kept.travelTimes)
  await forgetSentLetters(db, kept.sentLetters)
  await forgetGivenUpLetters(db, kept.givenUpLetters)
  await forgetAbandonments(db, kept.abandonments)
  await forgetOldSubscriptions(db, kept.devices)
  await forgetOldResetCodes(db, now())
  // The clocks of two machines differ by less than an hour: nobody still takes the token.
  await forgetEndedTokens(db, new Date(now().getTime() - hourMs))
  await forgetEmptyBuckets(db, now())
  await db.transaction().execute(async (transaction) => {
    await insertFilesToRemove(transaction, await forgetOldContactMessages(transaction, kept.messages))
  })
  await forgetSlips(world)
  await cancelUnpaidOfErased(db, now())
  await warnUnused(world)
  await eraseUnused(world)
  await forgetErased(world)
  await removeFiles(world)
  const strays = await removeStrayFiles(world)
  if (strays > 0) world.log.info({ strays }, 'files without a row removed')
}

async function forgetSlips({ db, now }: Pick<World, 'db' | 'now'>): Promise<void> {
  for (;;) {
    const isOver = await db.transaction().execute(async (transaction) => {
      const paths = await forgetUnclaimedSlips(transaction, now())
      await insertFilesToRemove(transaction, paths ?? [])
      return paths === null
    })
    if (isOver) return
    await letOthersIn()
  }
}
