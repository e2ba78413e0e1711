import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { IntentStatus } from '#contract/payment/intent-status.ts'
import type { Intent } from './payments.ts'

/** Stripe's PaymentIntent in our words; throws when it is not one. What was charged counts, not what was asked. */
export function stripeIntent(reply: unknown): Intent {
  const {
    id,
    client_secret: clientSecret,
    amount,
    amount_received: received,
    last_payment_error: refusal,
    metadata,
    customer,
    ...intent
  } = v.parse(paymentIntent, reply)
  const status = statuses[intent.status] ?? 'processing'
  return {
    id,
    clientSecret,
    status,
    amount: status === 'succeeded' ? received : amount,
    lastError: refusal ? codeOf(refusal) : null,
    refusal: refusal ? markOf(refusal) : null,
    idempotencyKey: metadata[keyOfMetadata] ?? null,
    customer: customer ?? null,
  }
}

/** Where an intent carries the key it was made with. */
export const keyOfMetadata = 'idempotencyKey'

const text = v.nullish(v.string())
const cents = v.pipe(v.number(), v.safeInteger())
const refusalOf = v.object({
  type: text,
  code: text,
  decline_code: text,
  charge: v.fallback(text, null),
  payment_method: v.fallback(v.nullish(v.object({ id: v.string() })), null),
})

const paymentIntent = v.object({
  object: v.literal('payment_intent'),
  id: v.string(),
  client_secret: v.string(),
  status: v.string(),
  amount: cents,
  amount_received: cents,
  last_payment_error: v.nullish(refusalOf),
  metadata: v.record(v.string(), v.string()),
  customer: text,
})

/** A state this server never asks for, or a new one, is one that may still become a charge. */
const statuses: Readonly<Record<string, IntentStatus>> = {
  requires_payment_method: 'requires_payment_method',
  requires_confirmation: 'requires_action',
  requires_action: 'requires_action',
  processing: 'processing',
  requires_capture: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
}

/** The bank's own reason where it gave one: `insufficient_funds` rather than `card_declined`. */
function codeOf({ type, code, decline_code: reason }: v.InferOutput<typeof refusalOf>): string {
  return (reason === 'generic_decline' ? code : reason || code) || type || 'card_error'
}

/**
 * Each card that is confirmed is a payment method of its own, and a card that its bank refused a charge; the page
 * learns neither name.
 */
function markOf({ charge, payment_method: card }: v.InferOutput<typeof refusalOf>): string | null {
  if (!charge && !card) return null
  return createHash('sha256')
    .update(`${charge ?? ''} ${card?.id ?? ''}`)
    .digest('base64url')
    .slice(0, 22)
}
