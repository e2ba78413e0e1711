import { setTimeout as pause } from 'node:timers/promises'
import Stripe from 'stripe'
import { company } from '#content/company.ts'
import { CustomerGone } from './customers.ts'
import { createStripeCustomers } from './stripe-customers.ts'
import type { Intent, IntentRequest, Payments, Refund, RefundRequest } from './payments.ts'
import {
  isCustomerMissing,
  isKeyInUse,
  isKeySpent,
  isMissing,
  isPastCancelling,
  stripeFailure,
} from './stripe-failure.ts'
import { keyOfMetadata, stripeIntent } from './stripe-intent.ts'
import { createRefund, listRefunds, refundSoFar } from './stripe-refund.ts'
import { createSignedNotices, stripeWebhookPath } from './signed-notices.ts'

/** A Stripe account: what the server asks with, what the card form is drawn with, what signs webhooks. */
export interface StripeKeys {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
}

/** Which account, where Stripe answers (null: its own address; another for tests), and how long it may be silent. */
export interface StripeOptions {
  readonly keys: StripeKeys
  readonly apiUrl?: string | null
  readonly timeoutMs?: number
}

/** Stripe: cards, and the wallets that come with them (decision 045). Fails with a ProcessorFailure. */
export function createStripePayments({ keys, apiUrl = null, timeoutMs = 8_000 }: StripeOptions): Payments {
  const stripe = new Stripe(keys.secretKey, {
    ...addressOf(apiUrl),
    maxNetworkRetries: 0,
    timeout: timeoutMs,
    telemetry: false,
  })
  const underWay = new Map<string, Promise<Intent>>()
  return {
    processor: { kind: 'stripe', publishableKey: keys.publishableKey },
    createIntent(request) {
      const { idempotencyKey: key } = request
      const same = underWay.get(key)
      if (same) return same
      const creation = create(stripe, request).finally(() => underWay.delete(key))
      underWay.set(key, creation)
      return creation
    },
    retrieveIntent: (id) => unlessMissing(id, () => stripe.paymentIntents.retrieve(id)),
    cancelIntent: (id) =>
      unlessMissing(id, async () => {
        try {
          return await stripe.paymentIntents.cancel(id)
        } catch (error) {
          if (!isPastCancelling(error)) throw error
          return await stripe.paymentIntents.retrieve(id)
        }
      }),
    refund: (request) => refund(stripe, request),
    refundPart: (request) => refundPart(stripe, request),
    async refundsOf(intentId) {
      try {
        return await listRefunds(stripe, intentId)
      } catch (error) {
        throw stripeFailure(error)
      }
    },
    customers: createStripeCustomers(stripe, timeoutMs / 2),
    notices: createSignedNotices(stripeWebhookPath, keys.webhookSecret),
  }
}

/** What a page asks about may be any text; nothing else goes into a path of Stripe's. */
const nameOfIntent = /^[\w-]+$/

/** An intent that Stripe answers with, null when it knows none of that name. */
async function unlessMissing(id: string, ask: () => Promise<Stripe.PaymentIntent>): Promise<Intent | null> {
  if (!nameOfIntent.test(id)) return null
  try {
    return stripeIntent(await ask())
  } catch (error) {
    if (isMissing(error)) return null
    throw stripeFailure(error)
  }
}

async function create(stripe: Stripe, { amount, orderId, idempotencyKey, customer }: IntentRequest): Promise<Intent> {
  const intent: Stripe.PaymentIntentCreateParams = {
    amount,
    currency: 'eur',
    allowed_payment_method_types: ['card'],
    description: `Livraison ${company.brand}, commande n° ${orderId}`,
    metadata: { orderId: String(orderId), [keyOfMetadata]: idempotencyKey },
    ...(customer !== null && { customer }),
  }
  return await underFreshKey(idempotencyKey, async (key) =>
    stripeIntent(await stripe.paymentIntents.create(intent, { idempotencyKey: key })),
  )
}

/** What Stripe has given back is asked first: its keys are forgotten after a day, and people give back by hand. */
async function refund(stripe: Stripe, request: RefundRequest): Promise<Refund> {
  return await underFreshKey(request.idempotencyKey, async (key) => {
    const soFar = await refundSoFar(stripe, request)
    if ('status' in soFar) return soFar
    // A key answers what it answered first: the refund that came to nothing. The next one has a key of its own.
    return await createRefund(stripe, request, soFar.rest, soFar.after === null ? key : `${key}-after-${soFar.after}`)
  })
}

/** A part is known by its key, in what Stripe tells of it: the key itself is forgotten after a day. */
async function refundPart(stripe: Stripe, request: RefundRequest): Promise<Refund> {
  return await underFreshKey(request.idempotencyKey, async (key) => {
    const mine = (await listRefunds(stripe, request.intentId)).filter((each) => each.key === request.idempotencyKey)
    const standing = mine.find(({ status }) => status !== 'failed')
    if (standing !== undefined) return { id: standing.id, status: standing.status }
    const after = mine[0] === undefined ? '' : `-after-${mine[0].id}`
    return await createRefund(stripe, request, request.amount, `${key}${after}`)
  })
}

/**
 * A spent key gives way to the next one: no page ever holds the secret of what a failed call may have made, and Stripe
 * gives no cent back twice.
 */
async function underFreshKey<T>(idempotencyKey: string, ask: (key: string) => Promise<T>): Promise<T> {
  for (let turn = 1; ; turn += 1) {
    const key = turn === 1 ? idempotencyKey : `${idempotencyKey}-${turn}`
    try {
      return await onceFree(() => ask(key))
    } catch (error) {
      if (isCustomerMissing(error)) throw new CustomerGone(stripeFailure(error).message)
      if (turn === mostKeys || !isKeySpent(error)) throw stripeFailure(error)
    }
  }
}

const mostKeys = 5

/** Two servers may ask for one intent at the same time: Stripe serves one, and tells the other to come again. */
async function onceFree<T>(ask: () => Promise<T>): Promise<T> {
  for (const ms of [200, 400, 600]) {
    try {
      return await ask()
    } catch (error) {
      if (!isKeyInUse(error)) throw error
      await pause(ms)
    }
  }
  return await ask()
}

function addressOf(apiUrl: string | null) {
  if (apiUrl === null) return {}
  const { protocol, hostname, port } = new URL(apiUrl)
  return {
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    host: hostname,
    ...(port !== '' && { port }),
  }
}
