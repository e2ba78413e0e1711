import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { orderOnWire } from '#contract/order/order-wire.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { cards, typeCard } from '#tests/server/fixtures/card.ts'
import { pay, readyOrder } from '#tests/server/fixtures/order.ts'
import { openProvider, wednesdayMorning, type Provider } from '#tests/server/fixtures/provider.ts'
import { openStripeProvider } from '#tests/server/fixtures/stripe.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'
import type { SignedEvent } from '#server/adapters/payments/embedded-event.ts'

/** All that a payment may change, row by row. */
async function rowsOf({ world: { db } }: Provider) {
  const tables = ['orders', 'embedded_intents', 'letters', 'invoices', 'invoice_years', 'slips'] as const
  return await Promise.all(
    tables.map(async (table) => [
      table,
      (await db.selectFrom(table).selectAll().execute()).map((row) => JSON.stringify(row)).sort(),
    ]),
  )
}

const { provider: withStripe, stripe } = await openStripeProvider()
const events: SignedEvent[] = []
const embedded = await openProvider({ poster: { post: (event) => void events.push(event) } })

/** Charges an intent behind the page's back; answers what its processor would post. */
const processors = {
  embedded: {
    provider: embedded,
    async charge(intent: Parameters<typeof typeCard>[1]) {
      await typeCard(embedded, intent, cards.charged)
      return events.at(-1) as SignedEvent
    },
  },
  stripe: {
    provider: withStripe,
    async charge({ paymentIntentId: id }: Parameters<typeof typeCard>[1]) {
      stripe.confirm(id)
      const { body, headers } = stripe.event(id, { at: wednesdayMorning })
      return { body, signature: headers['Stripe-Signature'] }
    },
  },
} as const

describe.each(Object.entries(processors))('with the processor %s', async (_, { provider, charge }) => {
  const [mine, other] = [await newSupplier(provider), await newSupplier(provider)]
  const newIntent = async (supplier = mine) =>
    (await pay(provider, supplier, await readyOrder(provider, supplier))).reply
  const post = async ({ body, signature }: SignedEvent) =>
    (
      await provider.app.request(provider.world.payments.notices.path, {
        method: 'POST',
        body,
        headers: { 'Stripe-Signature': signature },
      })
    ).status

  /** Does it, and answers its status; no row may be another one then. */
  const changingNothing = async (act: () => Promise<number>) => {
    const before = await rowsOf(provider)
    const status = await act()
    expect(await rowsOf(provider)).toEqual(before)
    return status
  }

  beforeEach(() => {
    provider.now = wednesdayMorning
  })

  it.each([1, 4787, 4789, 478_800])(
    'a total of %d cents, tampered with, is refused and changes nothing',
    async (amount) => {
      const order = await readyOrder(provider, mine)
      const send = () =>
        call(provider, 'createPaymentIntent', {
          token: mine.token,
          headers: { 'Idempotency-Key': randomUUID() },
          body: { amount, orderData: orderOnWire(order) },
        })
      expect(await changingNothing(async () => (await send()).status)).toBe(409)
    },
  )

  it('a submission that comes again with another order is refused and changes nothing', async () => {
    const submission = randomUUID()
    const order = await readyOrder(provider, mine)
    await pay(provider, mine, order, submission)
    expect(
      await changingNothing(
        async () => (await pay(provider, mine, { ...order, comment: 'Ailleurs' }, submission)).status,
      ),
    ).toBe(409)
  })

  it('an order of somebody else is not confirmed, charged or not, and changes nothing', async () => {
    const { orderId, paymentIntentId } = await newIntent()
    const confirm = async () =>
      (await call(provider, 'confirmOrderPayment', { token: other.token, body: { orderId, paymentIntentId } })).status
    expect(await changingNothing(confirm)).toBe(404)
    await charge(await newIntent())
    expect(await changingNothing(confirm)).toBe(404)
  })

  it('an order is not confirmed with the charged intent of another order, one’s own or not, and changes nothing', async () => {
    const { orderId } = await newIntent()
    for (const supplier of [mine, other]) {
      const charged = await newIntent(supplier)
      await charge(charged)
      const confirm = async () =>
        (
          await call(provider, 'confirmOrderPayment', {
            token: mine.token,
            body: { orderId, paymentIntentId: charged.paymentIntentId },
          })
        ).status
      expect(await changingNothing(confirm)).toBe(404)
    }
  })

  it('a charged intent is not confirmed for an order that is not there, and changes nothing', async () => {
    const charged = await newIntent()
    await charge(charged)
    const confirm = async () =>
      (
        await call(provider, 'confirmOrderPayment', {
          token: mine.token,
          body: { orderId: 999_999, paymentIntentId: charged.paymentIntentId },
        })
      ).status
    expect(await changingNothing(confirm)).toBe(404)
  })

  it.each<[string, (event: SignedEvent) => SignedEvent]>([
    ['without a signature', ({ body }) => ({ body, signature: '' })],
    ['with a signature of nothing', ({ body }) => ({ body, signature: 't=1,v1=00' })],
    ['with another body', ({ body, signature }) => ({ body: body.replace('succeeded', 'succeeded '), signature })],
    [
      'signed for another moment',
      ({ body, signature }) => ({
        body,
        signature: signature.replace(/t=\d+/, `t=${Math.floor(wednesdayMorning.getTime() / 1000) + 1}`),
      }),
    ],
  ])('an event of a charge %s is refused and changes nothing', async (__, forge) => {
    const event = await charge(await newIntent())
    expect(await changingNothing(() => post(forge(event)))).toBe(400)
    expect(await post(event)).toBe(200)
  })

  it('an event of a charge that is kept and sent again after five minutes is refused and changes nothing', async () => {
    const event = await charge(await newIntent())
    provider.now = new Date(wednesdayMorning.getTime() + 301_000)
    expect(await changingNothing(() => post(event))).toBe(400)
  })

  it('an event that comes again within five minutes is taken and changes nothing more', async () => {
    const event = await charge(await newIntent())
    expect(await post(event)).toBe(200)
    provider.now = new Date(wednesdayMorning.getTime() + 299_000)
    expect(await changingNothing(() => post(event))).toBe(200)
  })
})
