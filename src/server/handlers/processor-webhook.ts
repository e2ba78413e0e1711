import type { Hono } from 'hono'
import { readBytes } from '#server/guards/read-bytes.ts'
import { checkRates } from '#server/guards/within-rate.ts'
import { networkBuckets } from '#server/limits/network-buckets.ts'
import { refundSentBack } from '#server/payment/refund-sent-back.ts'
import { takeDeskRefunds } from '#server/payment/take-desk-refunds.ts'
import { settleIntent } from '#server/payment/settle-intent.ts'
import { HttpError } from '#server/log/http-error.ts'
import type { Variables } from '#server/log/access-log.ts'
import { noteWebhook } from '#server/storage/site.ts'
import type { World } from '#server/world.ts'

/**
 * Takes what the processor posts, which is no call of the contract: its signature covers the bytes as they came. It
 * counts against its network until the signature is proved; a failure comes again.
 */
export function takeProcessorWebhook(app: Hono<Variables>, world: World): void {
  const {
    limiter,
    payments: { notices },
  } = world
  app.post(notices.path, async (c) => {
    c.set('route', notices.path)
    const signature = c.req.header('stripe-signature')
    if (!notices.mayBeSigned(signature, world.now())) throw forged()
    const counted = networkBuckets('forgedNoticeByAddress', c.get('address'))
    await checkRates(limiter, counted)
    const body = await readBytes(c.req, mostBytes, 'Requête trop volumineuse.', 20_000)
    const notice = notices.read(body, signature, world.now())
    if (notice === 'forged') throw forged()
    await limiter.giveBack(counted)
    await noteWebhook(world.db, world.now())
    if (notice.intentId !== null) await settleIntent(notice.intentId, world)
    if (notice.failedRefundId !== null) await refundSentBack(notice.failedRefundId, world)
    if (notice.refundedIntentId !== null) await takeDeskRefunds(notice.refundedIntentId, world)
    return c.json({ received: true })
  })
  app.all(notices.path, (c) => {
    c.set('route', notices.path)
    throw new HttpError(405, 'Méthode non autorisée.', { headers: { Allow: 'POST' } })
  })
}

/** Nothing more is read from who is not the processor. */
function forged(): HttpError {
  return new HttpError(400, 'Signature invalide.', { kind: 'authentication', headers: { Connection: 'close' } })
}

/** An event with its object is a few kilobytes. */
const mostBytes = 256 * 1024
