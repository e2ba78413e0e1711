import type { ErasingWorld } from './account/erase-account.ts'
import { forgetErased } from './account/forget-erased.ts'
import { removeFiles } from './account/remove-files.ts'
import { eraseUnused, warnUnused } from './account/unused-accounts.ts'
import { forgetAbandonments } from './db/abandonments.ts'
import { forgetOldContactMessages } from './db/contact-messages.ts'
import { forgetEndedTokens } from './db/ended-tokens.ts'
import { insertFilesToRemove } from './db/files-to-remove.ts'
import { forgetGivenUpLetters, forgetSentLetters } from './db/letters.ts'
import { cancelUnpaidOfErased } from './db/orders.ts'
import { forgetEmptyBuckets } from './db/rate-limits.ts'
import { forgetOldResetCodes } from './db/reset-codes.ts'
import { forgetTravelTimes } from './db/travel-times.ts'
import { errorFields } from './log.ts'
import { createScheduler, type Scheduler } from './scheduler.ts'
import type { World } from './world.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const yearDays = 365

type SweepingWorld = ErasingWorld & Pick<World, 'publicUrl'>

/** Forgets, every hour, what has had its time. */
export function createHousekeeping(world: World): Scheduler {
  return createScheduler({
    task: () => sweep(world),
    everyMs: hourMs,
    failed: (error) => world.log.error(errorFields(error), 'housekeeping failed'),
  })
}

/**
 * Road times are kept a day, the text of sent letters thirty, forms left undone ninety (R36), an ended token until it would have expired, messages and letters that were given up a year;
 * accounts that nobody uses three years, the orders and invoices of erased ones ten (decision 071).
 */
export async function sweep(world: SweepingWorld): Promise<void> {
  const { db, now } = world
  const ago = (days: number): Date => new Date(now().getTime() - days * dayMs)
  await forgetTravelTimes(db, ago(1))
  await forgetSentLetters(db, ago(30))
  await forgetGivenUpLetters(db, ago(yearDays))
  await forgetAbandonments(db, ago(90))
  await forgetOldResetCodes(db, now())
  // The clocks of two machines differ by less than an hour: nobody still takes the token.
  await forgetEndedTokens(db, new Date(now().getTime() - hourMs))
  await forgetEmptyBuckets(db, now())
  await db.transaction().execute(async (transaction) => {
    await insertFilesToRemove(transaction, await forgetOldContactMessages(transaction, ago(yearDays)))
  })
  await cancelUnpaidOfErased(db, now())
  await warnUnused(world)
  await eraseUnused(world)
  await forgetErased(world)
  await removeFiles(world)
}
