import type Stripe from 'stripe'
import * as v from 'valibot'
import type { Notices } from './payments.ts'

/** Stripe's webhook: signed with the secret of its endpoint, at most five minutes ago. */
export function createStripeNotices({ webhooks }: Stripe, webhookSecret: string): Notices {
  return {
    read(body, signature, at) {
      try {
        const event = webhooks.constructEvent(Buffer.from(body), signature ?? '', webhookSecret, toleranceSeconds, undefined, at.getTime())
        const { type, data } = v.parse(notice, event)
        return { intentId: (type.startsWith('payment_intent.') && data.object.id) || null }
      } catch {
        return 'forged'
      }
    },
  }
}

const toleranceSeconds = 5 * 60

/** Some of what events are about has no id. */
const notice = v.object({ type: v.string(), data: v.object({ object: v.object({ id: v.nullish(v.string()) }) }) })
