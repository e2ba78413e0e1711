import { errorFields } from '#server/log.ts'
import { createScheduler, type Scheduler } from '#server/scheduler.ts'
import { settleDue, type WatchingWorld } from './settle-due.ts'

/** How long a watch rests between two rounds. With the pause of `nextAsk`, a charge is found within half a minute. */
export const watchEveryMs = 15_000

/** Finds out, as long as the server runs, which orders were charged though no page came to tell. */
export function createPaymentWatch(world: WatchingWorld): Scheduler {
  return createScheduler({
    task: (stop) => settleDue(world, stop),
    everyMs: watchEveryMs,
    failed: (error) => world.log.error(errorFields(error), 'payments not watched'),
  })
}
