import { errorFields } from '#server/log/log.ts'
import { createScheduler, type Scheduler } from '#server/scheduler.ts'
import { settleDue, type RoundEnd } from './settle-due.ts'
import type { SettlingWorld } from './settle.ts'

/** How long a watch rests between two rounds. With the pause of `nextAsk`, a charge is found within half a minute. */
export const watchEveryMs = 15_000

/**
 * How long it rests after each: less when more is due, more when the processor is away, but never so long that a charge
 * is not found within the minute.
 */
export const restAfterMs: Readonly<Record<RoundEnd, number>> = { done: watchEveryMs, more: 5_000, away: 30_000 }

/** Finds out, as long as the server runs, which orders were charged though no page came to tell. */
export function createPaymentWatch(world: SettlingWorld): Scheduler {
  return createScheduler({
    task: async (stop) => restAfterMs[await settleDue(world, stop)],
    everyMs: watchEveryMs,
    failed: (error) => world.log.error(errorFields(error), 'payments not watched'),
  })
}
