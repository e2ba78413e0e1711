import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createCustomers, type StripeCard } from './stripe-customers.ts'
import { signedEvent, type EventWishes, type SignedEvent } from './stripe-events.ts'
import { newIntent, StripeRefusal, type StripeIntent } from './stripe-intents.ts'
import { createKeptReplies, type Reply } from './stripe-kept-replies.ts'
import { createRefunds, type StripeRefund } from './stripe-refunds.ts'

/**
 * How the stand-in behaves. `broken`: 500, kept under its idempotency key as Stripe does; `busy`: 429; `hanging` and
 * `cut`: the work is done, the answer never comes or breaks off; `unreachable`: cut before the work; `locked-out`: 401;
 * `not-json`: a proxy's page; `malformed`: JSON of another shape.
 */
export type Mode =
  'well' | 'broken' | 'busy' | 'hanging' | 'cut' | 'unreachable' | 'locked-out' | 'not-json' | 'malformed'

/**
 * What a card does: charged, refused by its bank, refused for want of money, or its bank asks the holder first (3-D
 * Secure).
 */
export type Card = 'good' | 'declined' | 'without-funds' | 'asks-secure'

/** A request as it came. */
export interface Seen {
  readonly method: string
  readonly path: string
  readonly key: string | undefined
  readonly params: Readonly<Record<string, string>>
}

/** What the page sends beside a card: how it is kept once it is charged, where its holder ticked the box. */
export interface Wish {
  readonly keeps?: StripeCard['card']
}

/** A loopback Stripe: the payment intents of one account, with what its page does to them, and its webhook. */
export interface StripeStandIn {
  readonly url: string
  readonly keys: typeof stripeKeys
  readonly requests: readonly Seen[]
  readonly intents: ReadonlyMap<string, StripeIntent>
  /** What was given back, newest first. */
  readonly refunds: readonly StripeRefund[]
  /** What becomes of refunds from now on. */
  refundsEnd(status: StripeRefund['status']): void
  /** A refund is made by hand, of these cents; or the bank has answered for one. */
  refundByHand(intentId: string, cents: number): StripeRefund
  settleRefund(id: string, status: StripeRefund['status']): void
  /** Whom it keeps cards for. */
  readonly people: ReturnType<typeof createCustomers>
  /** From now on, or as it is told for each request. */
  misbehave(mode: Mode | ((seen: Seen) => Mode)): void
  /** Holds creations back until what it answers is called; their keys are in use meanwhile. */
  hold(): () => void
  /** The page confirms a card. A good one is charged the whole amount, unless these cents are said. */
  confirm(id: string, card?: Card, cents?: number, wish?: Wish): StripeIntent
  /** The holder answers the bank. */
  authenticate(id: string, approved: boolean): StripeIntent
  cancel(id: string): StripeIntent
  /** What the webhook would post of an intent as it is now: to be sent late, twice, in another order. */
  event(id: string, wishes?: EventWishes): SignedEvent
  stop(): Promise<void>
}

export const stripeKeys = {
  secretKey: 'sk_test_standInSecret',
  publishableKey: 'pk_test_standIn',
  webhookSecret: 'whsec_standInSecret',
} as const

export async function start(): Promise<StripeStandIn> {
  const requests: Seen[] = []
  const intents = new Map<string, StripeIntent>()
  const kept = createKeptReplies()
  const refunds = createRefunds()
  const people = createCustomers()
  /** How the card that an intent waits for is kept. */
  const keeping = new Map<string, StripeCard['card']>()
  let refundEnd: StripeRefund['status'] = 'succeeded'
  let mode: Mode | ((seen: Seen) => Mode) = 'well'
  let held: Promise<void> | null = null

  const create = (params: Seen['params']): Reply => {
    const intent = newIntent(params)
    if (intent.customer !== null) people.check(intent.customer)
    intents.set(intent.id, intent)
    return [200, intent]
  }
  const found = (id: string): StripeIntent => {
    const intent = intents.get(id)
    if (intent) return intent
    throw new StripeRefusal(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such payment_intent: '${id}'`,
      param: 'intent',
    })
  }
  const move = (id: string, change: Partial<StripeIntent>): StripeIntent => {
    const intent = { ...found(id), ...change }
    intents.set(id, intent)
    const card = keeping.get(id)
    if (intent.status === 'succeeded' && intent.customer !== null && card !== undefined) {
      people.keep(intent.customer, card)
      keeping.delete(id)
    }
    return intent
  }
  const cancel = (id: string): StripeIntent => {
    const { status } = found(id)
    if (status === 'requires_payment_method' || status === 'requires_action') return move(id, { status: 'canceled' })
    throw new StripeRefusal(400, {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: `You cannot cancel this PaymentIntent because it has a status of ${status}.`,
    })
  }
  const work = async ({ method, path, key, params }: Seen, behaviour: Mode): Promise<Reply> => {
    if (method === 'POST' && path === '/v1/payment_intents')
      return await kept.once(key, params, held, () => (behaviour === 'broken' ? fault : create(params)))
    if (path === '/v1/refunds' && method === 'POST')
      return await kept.once(key, params, null, () =>
        behaviour === 'broken' ? fault : [200, refunds.make(params, found, refundEnd)],
      )
    if (path === '/v1/refunds')
      return behaviour === 'broken'
        ? fault
        : [
            200,
            {
              object: 'list',
              has_more: false,
              data: refunds.book.filter(({ payment_intent: intent }) => intent === params['payment_intent']),
            },
          ]
    const cancelled = method === 'POST' ? /^\/v1\/payment_intents\/([^/]+)\/cancel$/.exec(path)?.[1] : undefined
    if (cancelled !== undefined) return behaviour === 'broken' ? fault : [200, cancel(decodeURIComponent(cancelled))]
    const id = method === 'GET' ? /^\/v1\/payment_intents\/([^/]+)$/.exec(path)?.[1] : undefined
    if (id !== undefined) return behaviour === 'broken' ? fault : [200, found(decodeURIComponent(id))]
    const reply = behaviour === 'broken' ? fault : people.answer({ method, path, params })
    if (reply !== null) return reply
    throw new StripeRefusal(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${path}).`,
    })
  }
  const server = createServer(async (request, response) => {
    const seen = await seenOf(request)
    requests.push(seen)
    const behaviour = typeof mode === 'function' ? mode(seen) : mode
    if (behaviour === 'unreachable') return response.destroy()
    if (behaviour === 'busy')
      return send(response, [
        429,
        { error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' } },
      ])
    if (behaviour === 'locked-out' || request.headers.authorization !== `Bearer ${stripeKeys.secretKey}`) {
      return send(response, [
        401,
        { error: { type: 'invalid_request_error', message: `Invalid API Key provided: ${stripeKeys.secretKey}` } },
      ])
    }
    const reply = await work(seen, behaviour).catch((error: unknown): Reply => {
      if (error instanceof StripeRefusal) return [error.status, { error: error.body }]
      throw error
    })
    if (behaviour === 'hanging') return
    if (behaviour === 'cut') return response.destroy()
    if (behaviour === 'not-json')
      return void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>Connexion au réseau</title>')
    send(response, behaviour === 'malformed' ? [200, { object: 'list', data: [] }] : reply)
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys: stripeKeys,
    requests,
    intents,
    refunds: refunds.book,
    people,
    refundsEnd: (status) => void (refundEnd = status),
    refundByHand: (intentId, cents) =>
      refunds.make(
        { payment_intent: intentId, amount: String(cents), reason: 'requested_by_customer' },
        found,
        'succeeded',
      ),
    settleRefund(id, status) {
      const at = refunds.book.findIndex((refund) => refund.id === id)
      const refund = refunds.book[at]
      if (refund) refunds.book[at] = { ...refund, status }
    },
    misbehave: (next) => void (mode = next),
    hold() {
      let release = () => {}
      held = new Promise<void>((resolve) => (release = resolve))
      return () => {
        held = null
        release()
      }
    },
    confirm(id, card = 'good', cents = found(id).amount, { keeps } = {}) {
      const { status } = found(id)
      if (status !== 'requires_payment_method' && status !== 'requires_action')
        throw new Error(`a card for an intent that is ${status}`)
      if (keeps) keeping.set(id, keeps)
      else keeping.delete(id)
      if (card === 'good') return move(id, { status: 'succeeded', amount_received: cents, last_payment_error: null })
      if (card === 'asks-secure') return move(id, { status: 'requires_action', last_payment_error: null })
      return move(id, {
        status: 'requires_payment_method',
        last_payment_error: { ...refusals[card], charge: newId('ch'), payment_method: newMethod() },
      })
    },
    authenticate(id, approved) {
      const { status, amount } = found(id)
      if (status !== 'requires_action') throw new Error(`an answer for an intent that is ${status}`)
      if (approved) return move(id, { status: 'succeeded', amount_received: amount, last_payment_error: null })
      return move(id, {
        status: 'requires_payment_method',
        last_payment_error: { ...refusals['not-authenticated'], payment_method: newMethod() },
      })
    },
    cancel: (id) => move(id, { status: 'canceled' }),
    event: (id, wishes) => signedEvent(found(id), stripeKeys.webhookSecret, wishes),
    async stop() {
      server.closeAllConnections()
      await new Promise((closed) => {
        server.close(closed)
      })
    },
  }
}

/** Each card that a page confirms is a payment method of its own. */
function newMethod() {
  return { id: newId('pm'), object: 'payment_method' } as const
}

function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}

const fault: Reply = [500, { error: { type: 'api_error', message: 'An unknown error occurred' } }]

const refusals = {
  declined: {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Votre carte a été refusée.',
  },
  'without-funds': {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Les fonds de votre carte sont insuffisants.',
  },
  'not-authenticated': {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message: 'Nous ne pouvons pas authentifier votre carte.',
  },
} as const

async function seenOf(request: IncomingMessage): Promise<Seen> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const key = request.headers['idempotency-key']
  const url = new URL(request.url ?? '/', 'http://stripe')
  return {
    method: request.method ?? '',
    path: url.pathname,
    key: Array.isArray(key) ? key[0] : key,
    params: Object.fromEntries([...url.searchParams, ...new URLSearchParams(Buffer.concat(chunks).toString())]),
  }
}

function send(response: ServerResponse, [status, body, replayed = false]: Reply): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': 'req_standIn',
    ...(replayed && { 'idempotent-replayed': 'true' }),
  })
  response.end(JSON.stringify(body))
}
