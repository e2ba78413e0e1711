import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { afterEach, describe, expect, it } from 'vitest'
import type { SignedEvent } from '#server/adapters/payments/embedded-event.ts'
import { createEventPoster } from '#server/adapters/payments/event-poster.ts'
import { stripeIntent } from '#server/adapters/payments/stripe-intent.ts'
import { embeddedWebhookPath, embeddedWebhookSecret } from '#server/adapters/payments/signed-notices.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { cards, typeCard } from '#tests/server/fixtures/card.ts'
import { pay, readyOrder } from '#tests/server/fixtures/order.ts'
import { openProvider, wednesdayMorning, type Provider } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const events: SignedEvent[] = []
const provider = await openProvider({ poster: { post: (event) => void events.push(event) } })
const supplier = await newSupplier(provider)
const newIntent = async () => (await pay(provider, supplier, await readyOrder(provider, supplier))).reply
const paid = async (id: number) =>
  (await provider.world.db.selectFrom('orders').select('payment_status').where('id', '=', id).executeTakeFirstOrThrow())
    .payment_status
const deliver = async ({ body, signature }: SignedEvent, { app }: Provider = provider) =>
  (await app.request(embeddedWebhookPath, { method: 'POST', body, headers: { 'Stripe-Signature': signature } })).status
const bodyOf = ({ body }: SignedEvent) => JSON.parse(body) as { type: string; data: { object: unknown } }

afterEach(() => void events.splice(0))

describe('an event of the embedded processor', () => {
  it('tells of each move of an intent, and of nothing else', async () => {
    const intent = await newIntent()
    await typeCard(provider, intent, cards.declined)
    await typeCard(provider, intent, cards.asksSecure)
    await call(provider, 'authenticateEmbeddedCard', {
      params: { id: intent.paymentIntentId },
      body: { client_secret: intent.clientSecret, approved: true },
    })
    await typeCard(provider, intent, cards.charged)
    expect(events.map((event) => bodyOf(event).type)).toEqual([
      'payment_intent.payment_failed',
      'payment_intent.requires_action',
      'payment_intent.succeeded',
    ])
  })

  it('has the form of Stripe’s, which the Stripe adapter reads, and the signature that Stripe’s own library checks', async () => {
    const intent = await newIntent()
    await typeCard(provider, intent, cards.withoutFunds)
    const event = events[0] as SignedEvent
    expect(stripeIntent(bodyOf(event).data.object)).toEqual({
      ...(await provider.world.payments.retrieveIntent(intent.paymentIntentId)),
      refusal: null,
    })
    expect(
      Stripe.webhooks.constructEvent(
        event.body,
        event.signature,
        'whsec_the same for every provider of the tests',
        300,
        undefined,
        wednesdayMorning.getTime(),
      ),
    ).toMatchObject({ object: 'event', type: 'payment_intent.payment_failed' })
  })

  it('makes a charged order paid though its page died, on any server that has the same key', async () => {
    const beside = await openProvider({ beside: provider })
    const intent = await newIntent()
    await typeCard(provider, intent, cards.charged)
    expect(await deliver(events[0] as SignedEvent, beside)).toBe(200)
    expect(await paid(intent.orderId)).toBe(1)
  })

  it('counts for nothing by itself: the processor is asked what is true now', async () => {
    const intent = await newIntent()
    await typeCard(provider, intent, cards.charged)
    await provider.world.db
      .updateTable('embedded_intents')
      .set({ status: 'requires_payment_method' })
      .where('id', '=', intent.paymentIntentId)
      .execute()
    expect(await deliver(events[0] as SignedEvent)).toBe(200)
    expect(await paid(intent.orderId)).toBe(0)
  })

  it('is signed with a secret that only the server’s own key gives', () => {
    const [one, same, other] = ['a', 'a', 'b'].map((letter) =>
      embeddedWebhookSecret(new TextEncoder().encode(letter.repeat(32))),
    )
    expect(one).toMatch(/^whsec_[\w-]{43}$/)
    expect([same, other === one]).toEqual([one, false])
  })
})

describe('the poster of events', () => {
  const event = { body: '{"a":1}', signature: 't=1,v1=2' }
  const log = () => {
    const lines: object[] = []
    return {
      lines,
      log: {
        info: (fields: object, message: string) => void lines.push({ ...fields, message }),
        warn() {},
        error() {},
      },
    }
  }
  /**
   * Answers these statuses, the last one for good; null: never. Resolves what was asked once it was asked that often.
   */
  const server = async (statuses: readonly (number | null)[], times: number) => {
    const seen: object[] = []
    const { promise, resolve } = Promise.withResolvers<readonly object[]>()
    const listening = createServer((request, response) => {
      const status = statuses[Math.min(seen.length, statuses.length - 1)] ?? null
      seen.push({
        method: request.method,
        path: request.url,
        signature: request.headers['stripe-signature'],
        length: request.headers['content-length'],
      })
      if (status !== null) response.writeHead(status).end('{}')
      if (seen.length === times) resolve(seen)
    })
    await new Promise<void>((ready) => listening.listen(0, '127.0.0.1', ready))
    const close = () => (listening.closeAllConnections(), listening.close())
    return { address: `http://127.0.0.1:${(listening.address() as AddressInfo).port}`, asked: promise, close }
  }

  it('posts the bytes, how many, and their signature to the webhook of its own server', async () => {
    const { address, asked, close } = await server([200], 1)
    const poster = createEventPoster({ fetch, log: log().log })
    poster.postTo(address)
    poster.post(event)
    expect(await asked).toEqual([{ method: 'POST', path: embeddedWebhookPath, signature: 't=1,v1=2', length: '7' }])
    close()
  })

  it('tries again after a fault and after a silence', async () => {
    const { address, asked, close } = await server([500, null, 200], 3)
    const poster = createEventPoster({ fetch, log: log().log, pausesMs: [0, 1, 1], timeoutMs: 1_000 })
    poster.postTo(address)
    poster.post(event)
    expect(await asked).toHaveLength(3)
    close()
  })

  it('gives an event up in the end, and says so without a word of it', async () => {
    const { lines, log: quiet } = log()
    const poster = createEventPoster({ fetch, log: quiet, pausesMs: [0, 1] })
    const { address, close } = await server([503], 9)
    poster.postTo(address)
    poster.post(event)
    await expect.poll(() => lines).toEqual([{ message: 'event not delivered', failure: 503 }])
    close()
  })

  it('tells nobody before the server listens', () => {
    let asked = 0
    const poster = createEventPoster({ fetch: async () => (asked++, new Response()), log: log().log })
    poster.post(event)
    expect(asked).toBe(0)
  })
})
