import Stripe from 'stripe'
import * as v from 'valibot'
import type { Notices } from './payments.ts'
import { serverAddresses } from '#contract/addresses.ts'
import { hkdfSync } from 'node:crypto'

/** A webhook in Stripe's form: posted to that path, signed with that secret, at most five minutes ago. */
export function createSignedNotices(path: string, secret: string): Notices {
  return {
    path,
    mayBeSigned(signature = '', at) {
      const signedAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1] ?? Number.NaN)
      return (
        Math.abs(Math.floor(at.getTime() / 1000) - signedAt) <= toleranceSeconds &&
        /(?:^|,)v1=[\da-f]{64}(?:,|$)/.test(signature)
      )
    },
    read(body, signature, at) {
      try {
        const event = Stripe.webhooks.constructEvent(
          Buffer.from(body),
          signature ?? '',
          secret,
          toleranceSeconds,
          undefined,
          at.getTime(),
        )
        const {
          type,
          data: { object: about },
        } = v.parse(notice, event)
        const hasFailed = about.object === 'refund' && failures.includes(about.status)
        // Of older accounts only the charge tells of a refund (charge.refunded).
        const hasArrived = type === 'charge.refunded' || (about.object === 'refund' && about.status === 'succeeded')
        return {
          intentId: (type.startsWith('payment_intent.') && about.id) || null,
          failedRefundId: (hasFailed && about.id) || null,
          refundedIntentId: (hasArrived && typeof about.payment_intent === 'string' && about.payment_intent) || null,
        }
      } catch {
        return 'forged'
      }
    },
  }
}

const toleranceSeconds = 5 * 60

/** Where a refund has ended that gives nothing back. */
const failures: readonly unknown[] = ['failed', 'canceled']

/** Some of what events are about has no id. */
const notice = v.object({
  type: v.string(),
  data: v.object({
    object: v.object({
      id: v.nullish(v.string()),
      object: v.optional(v.unknown()),
      status: v.optional(v.unknown()),
      payment_intent: v.optional(v.unknown()),
    }),
  }),
})

/** Where Stripe posts its events. */
export const stripeWebhookPath = `${serverAddresses.api}/stripe/webhook`

/** Where the embedded processor posts its own. */
export const embeddedWebhookPath = `${serverAddresses.api}/embedded-processor/webhook`

/**
 * What the embedded processor signs its events with: derived from the server's own key, so that servers which share
 * sessions read each other's.
 */
export function embeddedWebhookSecret(serverKey: Uint8Array): string {
  return `whsec_${Buffer.from(hkdfSync('sha256', serverKey, new Uint8Array(), 'embedded webhook', 32)).toString('base64url')}`
}
