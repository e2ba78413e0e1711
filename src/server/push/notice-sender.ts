import { errorFields } from '#server/log/log.ts'
import { createScheduler, type Scheduler } from '#server/scheduler.ts'
import { sendNotices, type NoticeWorld } from './send-notices.ts'

/** Tells devices what became of orders, as long as the server runs: every ten seconds, whichever process wrote it. */
export function createNoticeSender(world: NoticeWorld): Scheduler {
  return createScheduler({
    task: (stop) => sendNotices(world, stop),
    everyMs: 10_000,
    failed: (error) => world.log.error(errorFields(error), 'notices not sent'),
  })
}
