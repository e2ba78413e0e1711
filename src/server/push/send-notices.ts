import { randomUUID } from 'node:crypto'
import { orderStatus } from '#rules/order/order-status.ts'
import type { PushOutcome, PushServices } from '#server/adapters/push/push-services.ts'
import type { Database } from '#server/db/database.ts'
import { type Log, errorFields } from '#server/log/log.ts'
import { countPhotosOf } from '#server/photos/proof-photos.ts'
import { type StopSignals, createScheduler, type Scheduler } from '#server/scheduler.ts'
import { noticeMessage } from './notice-message.ts'
import { endNotice, leaseNotice, putOffNotice, type PushNoticeRow } from './push-notices.ts'
import { findSubscription, forgetSubscription, type PushSubscriptionRow } from './push-subscriptions.ts'

/** What sending takes. `site`: where the app is, '' when nobody said. */
export interface NoticeWorld {
  readonly db: Database
  readonly push: PushServices
  readonly site: string
  readonly log: Log
  now(): Date
}

/** Sends the notices that are due, several at a time: one service that is slow holds no other up. */
export async function sendNotices(world: NoticeWorld, stop: StopSignals): Promise<void> {
  await Promise.all(Array.from({ length: lanes }, () => sendOneByOne(world, stop)))
}

const lanes = 8

async function sendOneByOne(world: NoticeWorld, { ending, cut }: StopSignals): Promise<void> {
  const by = randomUUID()
  while (!ending.aborted) {
    const at = world.now()
    const notice = await leaseNotice(world.db, { by, at, until: new Date(at.getTime() + leaseMs) })
    if (notice === null) return
    const device = await findSubscription(world.db, notice.subscription_id)
    if (device === null) await endNotice(world.db, notice)
    else await send(notice, device, world, cut)
  }
}

/** Several times what a service has for its answer. */
const leaseMs = 30_000

async function send(
  notice: PushNoticeRow,
  device: PushSubscriptionRow,
  world: NoticeWorld,
  cut: AbortSignal,
): Promise<void> {
  const { db, log, now } = world
  const told = { notice: notice.id, attempts: notice.attempts, service: new URL(device.endpoint).hostname }
  const outcome = await outcomeOf(notice, device, world, cut)
  if (outcome.is === 'taken') {
    await endNotice(db, notice)
    return log.info(told, 'notice sent')
  }
  if (outcome.is === 'gone') {
    await forgetSubscription(db, device)
    await endNotice(db, notice)
    return log.info({ ...told, why: outcome.why }, 'device forgotten')
  }
  const next = nextNoticeTry(notice, now(), outcome.waitMs)
  await (next === null ? endNotice(db, notice) : putOffNotice(db, notice, next))
  log.error({ ...told, why: outcome.why, givenUp: next === null }, 'notice not sent')
}

async function outcomeOf(
  notice: PushNoticeRow,
  device: PushSubscriptionRow,
  { db, push, site }: NoticeWorld,
  cut: AbortSignal,
): Promise<PushOutcome> {
  const message = noticeMessage(
    { orderId: notice.order_id, kind: notice.kind, ...(await countsFor(notice, device, db)) },
    site,
  )
  try {
    return await push.send(
      device,
      { text: JSON.stringify(message), topic: message.notification.tag, lifetimeSeconds: dayMs / 1000 },
      cut,
    )
  } catch (error) {
    return { is: 'refused', why: error instanceof Error ? error.name : 'Error', waitMs: 0 }
  }
}

async function countsFor({ order_id: orderId }: PushNoticeRow, { user_id: userId }: PushSubscriptionRow, db: Database) {
  const photos = (await countPhotosOf(db, [orderId])).get(orderId) ?? 0
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('supplier_id', '=', userId)
    .where('status', '=', orderStatus.delivering)
    .executeTakeFirstOrThrow()
  return { photos, onTheWay: count }
}

/** After 1 minute, 2, 4…, or later where the service says so; null a day after the news, which is none any more. */
export function nextNoticeTry(
  { attempts, created_at: newsAt }: Pick<PushNoticeRow, 'attempts' | 'created_at'>,
  at: Date,
  waitMs: number,
): Date | null {
  const next = at.getTime() + Math.max(minuteMs * 2 ** Math.min(attempts - 1, 12), waitMs)
  return next >= newsAt + dayMs ? null : new Date(next)
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Tells devices what became of orders, as long as the server runs: every ten seconds, whichever process wrote it. */
export function createNoticeSender(world: NoticeWorld): Scheduler {
  return createScheduler({
    task: (stop) => sendNotices(world, stop),
    everyMs: 10_000,
    failed: (error) => world.log.error(errorFields(error), 'notices not sent'),
  })
}
