import { insertLetter } from '#server/letters/letters.ts'
import { stuckLetter } from '#server/letters/stuck-letter.ts'
import { errorFields } from '#server/log/log.ts'
import { createScheduler, type Scheduler } from '#server/scheduler.ts'
import type { World } from '#server/world.ts'
import { readBacklog, givenUp } from './backlog.ts'
import { strayCharges } from '#server/orders/stray-charges.ts'

type WatchingWorld = Pick<World, 'db' | 'letters' | 'log' | 'now' | 'publicUrl' | 'staff'>

/** Looks every ten minutes at what does not get done by itself any more, and tells the team. */
export function createHealthWatch(world: WatchingWorld): Scheduler {
  return createScheduler({
    task: () => watchHealth(world),
    everyMs: 600_000,
    failed: (error) => world.log.error(errorFields(error), 'backlog not looked at'),
  })
}

/**
 * One look. Of each kind of trouble a letter a day as long as it lasts, whichever process sees it; a failed refund has
 * a letter of its own.
 */
export async function watchHealth({ db, letters, now, publicUrl, staff }: WatchingWorld): Promise<void> {
  const at = now()
  const [backlog, charges, lost] = await Promise.all([readBacklog(db, at), strayCharges(db), newlyGivenUp(db, at)])
  const troubles = { letters: lost, invoices: backlog.invoices.stuck, charges: charges.length }
  const told = Object.entries(troubles).filter(([, count]) => count > 0) as [keyof typeof troubles, number][]
  for (const [trouble, count] of told)
    await insertLetter(db, stuckLetter(trouble, count, { staff, publicUrl, day: at.toISOString().slice(0, 10) }), at)
  if (told.length > 0) letters.wake()
}

/** Those written in the last three days: the last try is two days on; the rest is known. */
async function newlyGivenUp(db: World['db'], at: Date): Promise<number> {
  const { count } = await givenUp(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('created_at', '>', at.getTime() - 3 * 86_400_000)
    .executeTakeFirstOrThrow()
  return count
}
