import { afterEach, describe, expect, it } from 'vitest'
import { stripeWebhookPath } from '#server/adapters/payments/signed-notices.ts'
import { pay, readyOrder } from '#tests/server/fixtures/order.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { deliver, openStripeProvider, withStripe } from '#tests/server/fixtures/stripe.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const { provider, stripe } = await openStripeProvider()
const { db } = provider.world
const supplier = await newSupplier(provider)
const newIntent = async () => (await pay(provider, supplier, await readyOrder(provider, supplier))).reply
const order = async (id: number) =>
  await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const at = wednesdayMorning
const errors = () => provider.takeLog().filter(({ level }) => level === 'error')
const minute = 60_000

afterEach(() => {
  stripe.misbehave('well')
  provider.now = wednesdayMorning
})

describe('an event of Stripe', () => {
  it('makes a charged order paid, though its page died', async () => {
    const { orderId, paymentIntentId } = await newIntent()
    stripe.confirm(paymentIntentId)
    expect(await deliver(provider, stripe.event(paymentIntentId, { at }))).toBe(200)
    expect(await order(orderId)).toMatchObject({ payment_status: 1, paid_at: at.getTime(), next_ask_at: null })
  })

  it('changes nothing when it comes again, at once or with others', async () => {
    const { orderId, paymentIntentId } = await newIntent()
    stripe.confirm(paymentIntentId)
    const event = stripe.event(paymentIntentId, { at })
    await deliver(provider, event)
    const paid = await order(orderId)
    provider.now = new Date(at.getTime() + minute)
    expect(await Promise.all(Array.from({ length: 10 }, () => deliver(provider, event)))).toEqual(Array(10).fill(200))
    expect(await order(orderId)).toEqual(paid)
  })

  it('that tells of the past counts for nothing: Stripe is asked what is true now', async () => {
    const { orderId, paymentIntentId } = await newIntent()
    stripe.confirm(paymentIntentId, 'declined')
    const refused = stripe.event(paymentIntentId, { at })
    stripe.confirm(paymentIntentId)
    const charged = stripe.event(paymentIntentId, { at })
    expect(await deliver(provider, refused)).toBe(200)
    expect((await order(orderId)).payment_status).toBe(1)
    await deliver(provider, charged)
    await deliver(provider, refused)
    expect((await order(orderId)).payment_status).toBe(1)
  })

  it('that claims a charge which Stripe does not confirm leaves the order unpaid', async () => {
    const { orderId, paymentIntentId } = await newIntent()
    const claimed = { ...stripe.intents.get(paymentIntentId), status: 'succeeded', amount_received: 4788 }
    expect(
      await deliver(provider, stripe.event(paymentIntentId, { at, type: 'payment_intent.succeeded', object: claimed })),
    ).toBe(200)
    expect((await order(orderId)).payment_status).toBe(0)
  })

  it('of a charge of another amount leaves the order unpaid, and the log tells', async () => {
    const { orderId, paymentIntentId } = await newIntent()
    stripe.confirm(paymentIntentId, 'good', 50)
    expect(await deliver(provider, stripe.event(paymentIntentId, { at }))).toBe(200)
    expect((await order(orderId)).payment_status).toBe(0)
    expect(errors()).toMatchObject([{ message: 'another amount was charged' }])
  })

  it('of an order that is none of ours is taken, and logged', async () => {
    const stranger = await openProvider({ world: withStripe(stripe) })
    const other = await newSupplier(stranger)
    const { paymentIntentId } = (await pay(stranger, other, await readyOrder(stranger, other))).reply
    stripe.confirm(paymentIntentId)
    provider.takeLog()
    expect(await deliver(provider, stripe.event(paymentIntentId, { at }))).toBe(200)
    expect(provider.takeLog()).toMatchObject([
      { message: 'an intent of no order', intent: paymentIntentId },
      { route: stripeWebhookPath, status: 200 },
    ])
    expect((await stranger.world.db.selectFrom('orders').select('payment_status').execute())[0]?.payment_status).toBe(0)
  })

  it.each([
    ['charge.succeeded', { id: 'ch_1' }],
    ['balance.available', { object: 'balance' }],
  ])('about something else is taken without a question: %s', async (type, object) => {
    const { paymentIntentId } = await newIntent()
    const asked = stripe.requests.length
    expect(await deliver(provider, stripe.event(paymentIntentId, { at, type, object }))).toBe(200)
    expect(stripe.requests.length).toBe(asked)
  })
})

describe('an event that comes before its intent is written down', () => {
  it('makes the order paid when the server that made the intent died', async () => {
    const draft = await readyOrder(provider, supplier)
    stripe.misbehave('cut')
    await pay(provider, supplier, draft)
    errors()
    stripe.misbehave('well')
    const [id = '', { metadata } = { metadata: {} as Record<string, string> }] = [...stripe.intents].at(-1) ?? []
    stripe.confirm(id)
    expect(await deliver(provider, stripe.event(id, { at }))).toBe(200)
    expect(await order(Number(metadata['orderId']))).toMatchObject({ payment_status: 1, intent_id: id })
  })

  it('makes it paid when it overtakes the reply, and the page is told that it is', async () => {
    const { payments } = provider.world
    const overtaken = await openProvider({
      beside: provider,
      world: {
        embeddedProcessor: null,
        payments: {
          ...payments,
          async createIntent(request) {
            const intent = await payments.createIntent(request)
            stripe.confirm(intent.id)
            await deliver(provider, stripe.event(intent.id, { at }))
            return intent
          },
        },
      },
    })
    const { status, refusal } = await pay(overtaken, supplier, await readyOrder(provider, supplier))
    expect({ status, message: refusal.message }).toEqual({ status: 409, message: 'Cette commande est déjà payée.' })
    expect((await order(Number(refusal['orderId']))).payment_status).toBe(1)
  })

  it('ties no order that has another intent, and tells of a charge that is nobody’s', async () => {
    const { orderId, paymentIntentId } = await newIntent()
    await db
      .updateTable('orders')
      .set({ intent_id: `pi_other_${orderId}` })
      .where('id', '=', orderId)
      .execute()
    stripe.confirm(paymentIntentId)
    expect(await deliver(provider, stripe.event(paymentIntentId, { at }))).toBe(200)
    expect(await order(orderId)).toMatchObject({ payment_status: 0, intent_id: `pi_other_${orderId}` })
    expect(errors()).toMatchObject([{ message: 'charged by an intent that is not its own', order: orderId }])
  })
})

describe('what is not an event of Stripe', () => {
  const charged = async () => {
    const intent = await newIntent()
    stripe.confirm(intent.paymentIntentId)
    return intent
  }
  const refusedWithout = async (orderId: number, sent: Promise<number>) => {
    const asked = stripe.requests.length
    expect(await sent).toBe(400)
    expect(stripe.requests.length).toBe(asked)
    expect((await order(orderId)).payment_status).toBe(0)
  }

  it('is one signed with another secret', async () => {
    const { orderId, paymentIntentId } = await charged()
    await refusedWithout(orderId, deliver(provider, stripe.event(paymentIntentId, { at, secret: 'whsec_somebody' })))
  })

  it('is one whose words were changed', async () => {
    const { orderId, paymentIntentId } = await charged()
    const { body, headers } = stripe.event(paymentIntentId, { at })
    await refusedWithout(orderId, deliver(provider, { headers, body: body.replace('evt_', 'evt-') }))
  })

  it('is one that is sent again after five minutes', async () => {
    const { orderId, paymentIntentId } = await charged()
    const event = stripe.event(paymentIntentId, { at })
    provider.now = new Date(at.getTime() + 5 * minute + 1000)
    await refusedWithout(orderId, deliver(provider, event))
    provider.now = new Date(at.getTime() + 5 * minute)
    expect(await deliver(provider, event)).toBe(200)
  })

  it.each([
    ['no signature', {}],
    ['an empty one', { 'Stripe-Signature': '' }],
    ['nonsense for one', { 'Stripe-Signature': 't=x,v1=' }],
  ])('is one with %s', async (_, signature) => {
    const { orderId, paymentIntentId } = await charged()
    const { body } = stripe.event(paymentIntentId, { at })
    await refusedWithout(orderId, deliver(provider, { body, headers: signature as never }))
  })

  it('is one that is too long', async () => {
    const { orderId, paymentIntentId } = await charged()
    const { headers } = stripe.event(paymentIntentId, { at })
    expect(await deliver(provider, { headers, body: 'x'.repeat(300_000) })).toBe(413)
    expect((await order(orderId)).payment_status).toBe(0)
  })
})

describe('the address of the webhook', () => {
  it('takes POST only', async () => {
    const response = await provider.app.request(stripeWebhookPath)
    expect({ status: response.status, allow: response.headers.get('Allow') }).toEqual({ status: 405, allow: 'POST' })
  })

  it('is none without Stripe', async () => {
    const plain = await openProvider()
    expect((await plain.app.request(stripeWebhookPath, { method: 'POST', body: '{}' })).status).toBe(404)
  })

  it('asks Stripe to come again when it cannot be asked, and when the database is away', async () => {
    const { orderId, paymentIntentId } = await newIntent()
    stripe.confirm(paymentIntentId)
    const event = stripe.event(paymentIntentId, { at })
    stripe.misbehave('broken')
    expect(await deliver(provider, event)).toBe(503)
    stripe.misbehave('well')
    const broken = await openProvider({ beside: provider, world: withStripe(stripe) })
    await broken.world.db.destroy()
    expect(await deliver(broken, event)).toBe(500)
    expect([errors().length, broken.takeLog().filter(({ level }) => level === 'error').length]).toEqual([1, 1])
    expect(await deliver(provider, event)).toBe(200)
    expect((await order(orderId)).payment_status).toBe(1)
  })
})
