import { errorFields } from '#server/log/log.ts'
import { createScheduler, type Scheduler } from '#server/scheduler.ts'
import { deliverDue, type DeliveryWorld } from './deliver-due.ts'

/**
 * Sends letters as long as the server runs: at once when woken, and every half minute. As many at once as the carrier
 * takes, each in a round of its own: a slow one holds up none of the others.
 */
export function createLetterSender(world: DeliveryWorld): Scheduler {
  const hands = Array.from({ length: world.carrier.atOnce ?? 1 }, () =>
    createScheduler({
      task: (stop) => deliverDue(world, stop),
      everyMs: 30_000,
      failed: (error) => world.log.error(errorFields(error), 'letters not delivered'),
    }),
  )
  return {
    start: () => hands.forEach((hand) => hand.start()),
    wake: () => hands.forEach((hand) => hand.wake()),
    async stop(graceMs) {
      await Promise.all(hands.map((hand) => hand.stop(graceMs)))
    },
  }
}
