import { forgetAbandonments } from './db/abandonments.ts'
import { forgetEndedTokens } from './db/ended-tokens.ts'
import { forgetSentLetters } from './db/letters.ts'
import { forgetEmptyBuckets } from './db/rate-limits.ts'
import { forgetTravelTimes } from './db/travel-times.ts'
import { errorFields } from './log.ts'
import { createScheduler, type Scheduler } from './scheduler.ts'
import type { World } from './world.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Forgets, every hour, what has had its time. */
export function createHousekeeping(world: World): Scheduler {
  return createScheduler({
    task: () => sweep(world),
    everyMs: hourMs,
    failed: (error) => world.log.error(errorFields(error), 'housekeeping failed'),
  })
}

/** Road times are kept a day, the text of sent letters thirty, forms left undone ninety (R36), an ended token until it would have expired. */
export async function sweep({ db, now }: Pick<World, 'db' | 'now'>): Promise<void> {
  const ago = (ms: number): Date => new Date(now().getTime() - ms)
  await forgetTravelTimes(db, ago(dayMs))
  await forgetSentLetters(db, ago(30 * dayMs))
  await forgetAbandonments(db, ago(90 * dayMs))
  await forgetEmptyBuckets(db, now())
  // The clocks of two machines differ by less than an hour: nobody still takes the token.
  await forgetEndedTokens(db, ago(hourMs))
}
