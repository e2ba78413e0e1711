import { createHmac, randomUUID } from 'node:crypto'
import type { IntentStatus } from '#contract/payment/intent-status.ts'
import type { EmbeddedIntentRow } from './embedded-intents.ts'
import { keyOfMetadata } from './stripe-intent.ts'

/** A post of a webhook: the bytes, and the header that signs them. */
export interface SignedEvent {
  readonly body: string
  readonly signature: string
}

/** The event that tells of an intent as it now is, in Stripe's documented form and signed as Stripe signs. */
export function embeddedEvent(intent: EmbeddedIntentRow, secret: string, at: Date): SignedEvent {
  const seconds = Math.floor(at.getTime() / 1000)
  const event = {
    id: `evt_${randomUUID()}`,
    object: 'event',
    created: seconds,
    livemode: false,
    type: types[intent.status],
    data: { object: paymentIntent(intent) },
  }
  const body = JSON.stringify(event)
  const hash = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return { body, signature: `t=${seconds},v1=${hash}` }
}

const types: Readonly<Record<IntentStatus, string>> = {
  requires_payment_method: 'payment_intent.payment_failed',
  requires_action: 'payment_intent.requires_action',
  processing: 'payment_intent.processing',
  succeeded: 'payment_intent.succeeded',
  canceled: 'payment_intent.canceled',
}

function paymentIntent({
  id,
  client_secret,
  amount,
  currency,
  status,
  last_error: code,
  idempotency_key: key,
  order_id,
  created_at,
}: EmbeddedIntentRow) {
  return {
    id,
    object: 'payment_intent',
    amount,
    amount_received: status === 'succeeded' ? amount : 0,
    client_secret,
    created: Math.floor(created_at / 1000),
    currency,
    last_payment_error: code === null ? null : { type: 'card_error', code },
    livemode: false,
    metadata: { orderId: String(order_id), [keyOfMetadata]: key },
    status,
  }
}
