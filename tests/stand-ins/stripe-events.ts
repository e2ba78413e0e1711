import { randomBytes } from 'node:crypto'
import Stripe from 'stripe'
import type { StripeIntent } from './stripe-intents.ts'

/** A post of the webhook. */
export interface SignedEvent {
  readonly body: string
  readonly headers: { readonly 'Content-Type': string; readonly 'Stripe-Signature': string }
}

/** Another kind of event, another moment of signing, the secret of somebody else, another object. */
export interface EventWishes {
  readonly type?: string
  readonly at?: Date
  readonly secret?: string
  readonly object?: object
}

/** An event about an intent, signed as Stripe signs. */
export function signedEvent(
  intent: StripeIntent,
  webhookSecret: string,
  { type = types[intent.status], at = new Date(), secret = webhookSecret, object = intent }: EventWishes = {},
): SignedEvent {
  const body = JSON.stringify({
    id: `evt_${randomBytes(12).toString('hex')}`,
    object: 'event',
    created: seconds(at),
    type,
    data: { object },
  })
  const header = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: seconds(at) })
  return { body, headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': header } }
}

const types = {
  requires_payment_method: 'payment_intent.payment_failed',
  requires_action: 'payment_intent.requires_action',
  processing: 'payment_intent.processing',
  succeeded: 'payment_intent.succeeded',
  canceled: 'payment_intent.canceled',
} as const

function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000)
}
