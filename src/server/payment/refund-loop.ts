import { errorFields } from '#server/log/log.ts'
import { createScheduler, type Scheduler } from '#server/scheduler.ts'
import { refundDue, type RefundingWorld } from './refund-due.ts'

/** Gives back what is owed as long as the server runs: at once when it is woken, and every half minute what failed before. */
export function createRefundLoop(world: RefundingWorld): Scheduler {
  return createScheduler({
    task: (stop) => refundDue(world, stop),
    everyMs: 30_000,
    failed: (error) => world.log.error(errorFields(error), 'refunds not given back'),
  })
}
