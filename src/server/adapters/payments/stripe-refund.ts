import Stripe from 'stripe'
import * as v from 'valibot'
import type { Cents } from '#rules/price/money.ts'
import type { GivenRefund, Refund, RefundRequest } from './payments.ts'
import { keyOfMetadata } from './stripe-intent.ts'

/** What is left to give back, cents, and the last refund that came to nothing, null when none did. */
export interface RefundRest {
  readonly rest: Cents
  readonly after: string | null
}

/** What was given back of an intent, by this server or by hand: when it is all of it, the refund; else what is left. */
export async function refundSoFar(stripe: Stripe, { intentId, amount }: RefundRequest): Promise<Refund | RefundRest> {
  const all = await listRefunds(stripe, intentId)
  const standing = all.filter(({ status }) => status !== 'failed')
  const given = standing.reduce((sum, { cents }) => sum + cents, 0)
  const [latest] = standing.toSorted(
    (one, other) => Number(other.status === 'pending') - Number(one.status === 'pending'),
  )
  return latest !== undefined && given >= amount
    ? { id: latest.id, status: latest.status }
    : { rest: amount - given, after: all.find(({ status }) => status === 'failed')?.id ?? null }
}

/** All that was given back of an intent, the newest first. */
export async function listRefunds(stripe: Stripe, intentId: string): Promise<GivenRefund[]> {
  const { data } = v.parse(refundList, await stripe.refunds.list({ payment_intent: intentId, limit: 100 }))
  return data.map(refundOf)
}

/** Has Stripe give that much back. */
export async function createRefund(
  stripe: Stripe,
  { intentId, orderId, idempotencyKey }: RefundRequest,
  cents: number,
  key: string,
): Promise<Refund> {
  const metadata = { orderId: String(orderId), [keyOfMetadata]: idempotencyKey }
  const reply = await stripe.refunds.create(
    { payment_intent: intentId, amount: cents, reason: 'requested_by_customer', metadata },
    { idempotencyKey: key },
  )
  const { id, status } = refundOf(v.parse(refundReply, reply))
  return { id, status }
}

const refundReply = v.object({
  object: v.literal('refund'),
  id: v.string(),
  amount: v.pipe(v.number(), v.safeInteger()),
  status: v.nullish(v.string()),
  metadata: v.nullish(v.record(v.string(), v.string())),
})
const refundList = v.object({ object: v.literal('list'), data: v.array(refundReply) })

function refundOf({ id, amount: cents, status, metadata }: v.InferOutput<typeof refundReply>): GivenRefund {
  return { id, cents, status: statuses[status ?? ''] ?? 'pending', key: metadata?.[keyOfMetadata] ?? null }
}

/** A state to come is one that may still arrive. */
const statuses: Readonly<Record<string, Refund['status']>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
}
