import { setImmediate as letOthersIn } from 'node:timers/promises'
import type { ErasingWorld } from './account/erase-account.ts'
import { stripErased } from './account/erased-orders.ts'
import { forgetErased } from './account/forget-erased.ts'
import { forgetCustomers } from './payment/forget-customers.ts'
import { removeFiles } from './storage/remove-files.ts'
import { eraseUnused, warnUnused } from './account/unused-accounts.ts'
import { forgetAbandonments } from './abandonments/abandonments.ts'
import { forgetOldContactMessages } from './contact/contact-messages.ts'
import { forgetEndedTokens } from './users/ended-tokens.ts'
import { insertFilesToRemove } from './storage/files-to-remove.ts'
import { isDatabaseAway } from './db/is-database-away.ts'
import { forgetEmptyQueues } from './letters/letter-queues.ts'
import { forgetGivenUpLetters, forgetSentLetters } from './letters/letters.ts'
import { forgetOldInvitations } from './organisations/invitations.ts'
import { forgetOldPayLinks } from './pay-links/pay-links.ts'
import { forgetAccess } from './recipient/forget-access.ts'
import { forgetOldRuns } from './runs/runs.ts'
import { forgetOldWaybills } from './waybill/waybill-events.ts'
import { removeOutboxFiles } from './letters/outbox-files.ts'
import { cancelUnpaidOfErased } from './orders/orders.ts'
import { forgetEmptyBuckets } from './limits/rate-limits.ts'
import { forgetOldResetCodes } from './users/reset-codes.ts'
import { forgetUnclaimedSlips, forgetUnpaidGuestsSlips } from './slips/slips.ts'
import { forgetOldSubscriptions } from './push/push-subscriptions.ts'
import { forgetTravelTimes } from './travel-times/travel-times.ts'
import { errorFields } from './log/log.ts'
import { createScheduler, type Scheduler } from './scheduler.ts'
import type { Database } from './db/database.ts'
import { diskRoom } from './storage/disk-room.ts'
import { removeStrayFiles } from './storage/stray-files.ts'
import type { World } from './world.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/**
 * What was written before these has had its time: road times a day, sent letters' text and links that
 * paid an order thirty, as codes of doors and neighbours after the delivery, forms left undone and
 * silent devices ninety (R36), messages and given-up letters a year (decision 071), runs and waybills two (decisions 151, 154),
 * those of other carriers three.
 */
export function keptSince(now: Date) {
  const ago = (days: number): Date => new Date(now.getTime() - days * dayMs)
  return {
    travelTimes: ago(1),
    sentLetters: ago(30),
    abandonments: ago(90),
    devices: ago(90),
    messages: ago(365),
    givenUpLetters: ago(365),
    payLinks: ago(30),
    runs: ago(2 * 365),
    charteredRuns: ago(3 * 366),
    waysIn: ago(30),
  }
}

export type SweepingWorld = ErasingWorld & Pick<World, 'keptFree' | 'outbox' | 'publicUrl'>

/** Forgets, every hour, what has had its time. */
export function createHousekeeping(world: World): Scheduler {
  return createScheduler({
    task: async () => {
      await sweep(world)
      await isDone('customers', forgetCustomers, world)
    },
    everyMs: hourMs,
    failed: (error) => world.log.error(errorFields(error), 'housekeeping failed'),
  })
}

/**
 * Forgets what `keptSince` says, expired tokens, accounts unused for three years, erased ones after ten (decision 071),
 * unclaimed slips and files (decision 091). Answers the names of steps that failed.
 */
export async function sweep(world: SweepingWorld): Promise<string[]> {
  const failed: string[] = []
  for (const [step, take] of Object.entries(steps)) if (!(await isDone(step, take, world))) failed.push(step)
  return failed
}

async function isDone<Of extends Pick<World, 'log'>>(
  step: string,
  take: (world: Of) => Promise<void>,
  world: Of,
): Promise<boolean> {
  try {
    await take(world)
    return true
  } catch (error) {
    // Without its database no other step does better.
    if (isDatabaseAway(error)) throw error
    world.log.error({ ...errorFields(error), step }, 'housekeeping step failed')
    return false
  }
}

/** What is done each hour, in this order. */
const steps: Readonly<Record<string, (world: SweepingWorld) => Promise<void>>> = {
  'travel times': ({ db, now }) => forgetTravelTimes(db, keptSince(now()).travelTimes),
  'sent letters': ({ db, now }) => forgetSentLetters(db, keptSince(now()).sentLetters),
  'given-up letters': ({ db, now }) => forgetGivenUpLetters(db, keptSince(now()).givenUpLetters),
  abandonments: ({ db, now }) => forgetAbandonments(db, keptSince(now()).abandonments),
  devices: ({ db, now }) => forgetOldSubscriptions(db, keptSince(now()).devices),
  'reset codes': ({ db, now }) => forgetOldResetCodes(db, now()),
  'pay links': ({ db, now }) => forgetOldPayLinks(db, keptSince(now()).payLinks),
  runs: ({ db, now }) => forgetOldRuns(db, keptSince(now()).runs, keptSince(now()).charteredRuns),
  waybills: ({ db, now }) => forgetOldWaybills(db, keptSince(now()).runs),
  'ways in': ({ db, now }) => forgetAccess(db, keptSince(now()).waysIn),
  invitations: ({ db, now }) => forgetOldInvitations(db, now()),
  // The clocks of two machines differ by less than an hour: nobody still takes the token.
  'ended tokens': ({ db, now }) => forgetEndedTokens(db, new Date(now().getTime() - hourMs)),
  buckets: ({ db, now }) => forgetEmptyBuckets(db, now()),
  'empty queues': ({ db, now }) => forgetEmptyQueues(db, now()),
  messages: forgetMessages,
  slips: forgetSlips,
  'unpaid orders of erased accounts': ({ db, now }) => cancelUnpaidOfErased(db, now()),
  'orders of erased accounts': stripErased,
  'accounts to warn': warnUnused,
  'accounts to erase': eraseUnused,
  'erased accounts': forgetErased,
  'outbox folder': removeOutboxFiles,
  files: removeFiles,
  'stray files': forgetStrays,
}

async function forgetMessages({ db, now }: SweepingWorld): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await insertFilesToRemove(transaction, await forgetOldContactMessages(transaction, keptSince(now()).messages))
  })
}

async function forgetStrays(world: SweepingWorld): Promise<void> {
  const strays = await removeStrayFiles(world)
  if (strays > 0) world.log.info({ strays }, 'files without a row removed')
}

/** Without room on the disk sooner: nobody orders any more once it is full. */
async function forgetSlips({
  db,
  files,
  keptFree,
  now,
}: Pick<World, 'db' | 'files' | 'keptFree' | 'now'>): Promise<void> {
  const room = diskRoom(await files.free(), keptFree) === 'enough'
  await untilNone(db, async (transaction) => await forgetUnclaimedSlips(transaction, now(), room))
  if (!room) await untilNone(db, async (transaction) => await forgetUnpaidGuestsSlips(transaction, now()))
}

async function untilNone(db: Database, forget: (transaction: Database) => Promise<string[] | null>): Promise<void> {
  for (;;) {
    const isOver = await db.transaction().execute(async (transaction) => {
      const paths = await forget(transaction)
      await insertFilesToRemove(transaction, paths ?? [])
      return paths === null
    })
    if (isOver) return
    await letOthersIn()
  }
}
