import { errorFields } from '#server/log.ts'
import { createScheduler, type Scheduler } from '#server/scheduler.ts'
import { deliverDue, type DeliveryWorld } from './deliver-due.ts'

/** Sends letters as long as the server runs: at once when it is woken, and every half minute what others wrote or what failed before. */
export function createLetterSender(world: DeliveryWorld): Scheduler {
  return createScheduler({
    task: (stop) => deliverDue(world, stop),
    everyMs: 30_000,
    failed: (error) => world.log.error(errorFields(error), 'letters not delivered'),
  })
}
