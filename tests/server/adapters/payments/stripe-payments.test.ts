import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { settleDue } from '#server/payment/settle-due.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { pay, readyOrder } from '#tests/server/fixtures/order.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { openStripeProvider } from '#tests/server/fixtures/stripe.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const { provider, stripe } = await openStripeProvider()
const { db } = provider.world
const supplier = await newSupplier(provider)
const newIntent = async () => (await pay(provider, supplier, await readyOrder(provider, supplier))).reply
const order = async (id: number) =>
  await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const confirm = (orderId: number, paymentIntentId: string, { token } = supplier) =>
  call(provider, 'confirmOrderPayment', { token, body: { orderId, paymentIntentId } })
const later = async (ms: number) => {
  provider.now = new Date(wednesdayMorning.getTime() + ms)
  await settleDue(provider.world, { ending: new AbortController().signal })
}

afterEach(async () => {
  provider.now = wednesdayMorning
  await db.updateTable('orders').set({ next_ask_at: null }).execute()
})

describe('the settings of a provider with Stripe', () => {
  it('tell the page the publishable key, and no other', async () => {
    const { extensions: _, ...said } = (await call(provider, 'readSettings')).raw as Record<string, unknown>
    expect(said).toEqual({
      processor: { kind: 'stripe', publishableKey: 'pk_test_standIn' },
      closings: [],
      zone: { pickup: [], delivery: [], mostMinutes: null },
      limited: [],
      companies: true,
      supplements: { flex: 0, planifiee: 9.9, urgent: 19.9 },
      vatPercent: 20,
    })
  })
})

describe('an intent at Stripe', () => {
  it('is made for the total of the order, in euros, for cards, in French words', async () => {
    const { orderId, paymentIntentId, clientSecret } = await newIntent()
    const { submission_id: submission } = await order(orderId)
    expect(stripe.intents.get(paymentIntentId)).toMatchObject({
      client_secret: clientSecret,
      amount: 4788,
      currency: 'eur',
      payment_method_types: ['card'],
      description: `Livraison Colibat, commande n° ${orderId}`,
      metadata: { orderId: String(orderId), idempotencyKey: `order-${orderId}-${submission}` },
    })
  })

  it('is made once for a hundred parallel posts of one submission', async () => {
    const [submission, draft, before] = [randomUUID(), await readyOrder(provider, supplier), stripe.intents.size]
    const answers = await Promise.all(Array.from({ length: 100 }, () => pay(provider, supplier, draft, submission)))
    expect(new Set(answers.map(({ status, raw }) => `${status} ${JSON.stringify(raw)}`)).size).toBe(1)
    expect({ status: answers[0]?.status, made: stripe.intents.size - before }).toEqual({ status: 200, made: 1 })
  })

  it('is the same for a retry after a declined card', async () => {
    const [submission, draft] = [randomUUID(), await readyOrder(provider, supplier)]
    const first = (await pay(provider, supplier, draft, submission)).reply
    stripe.confirm(first.paymentIntentId, 'declined')
    expect((await pay(provider, supplier, draft, submission)).reply).toEqual({
      ...first,
      last_error: 'card_declined',
      last_refusal: expect.any(String),
    })
  })

  it('takes the place of one that Stripe canceled, once for twenty posts, and is the only one to be charged', async () => {
    const [submission, draft] = [randomUUID(), await readyOrder(provider, supplier)]
    const canceled = (await pay(provider, supplier, draft, submission)).reply
    stripe.confirm(canceled.paymentIntentId, 'declined')
    stripe.cancel(canceled.paymentIntentId)
    const before = stripe.intents.size
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(provider, supplier, draft, submission)))
    const next = answers[0]?.reply ?? canceled
    for (const { reply } of answers)
      expect(reply).toEqual({ ...next, orderId: canceled.orderId, last_error: null, last_refusal: null })
    expect(next.paymentIntentId).not.toBe(canceled.paymentIntentId)
    expect(stripe.intents.size - before).toBe(1)
    expect((await confirm(canceled.orderId, canceled.paymentIntentId)).refusal).toMatchObject({
      processor_status: 'canceled',
    })
    stripe.confirm(next.paymentIntentId)
    expect((await confirm(next.orderId, next.paymentIntentId)).status).toBe(200)
    expect(await order(next.orderId)).toMatchObject({ payment_status: 1, intent_id: next.paymentIntentId })
  })

  it('is the next of the one canceled before anybody wrote it down', async () => {
    const [submission, draft] = [randomUUID(), await readyOrder(provider, supplier)]
    const { orderId, paymentIntentId } = (await pay(provider, supplier, draft, submission)).reply
    await db.updateTable('orders').set({ intent_id: null }).where('id', '=', orderId).execute()
    stripe.cancel(paymentIntentId)
    // Stripe answers the first key as it did then: the page's card finds out.
    expect((await pay(provider, supplier, draft, submission)).reply.paymentIntentId).toBe(paymentIntentId)
    const next = (await pay(provider, supplier, draft, submission)).reply
    stripe.confirm(next.paymentIntentId)
    expect((await confirm(orderId, next.paymentIntentId)).status).toBe(200)
  })

  it('is none whose name is a path, and Stripe is not asked for it', async () => {
    const { orderId } = await newIntent()
    const asked = stripe.requests.length
    for (const name of ['.', '..', '../charges', 'pi_1/confirm', 'pi_1?expand'])
      expect((await confirm(orderId, name)).status).toBe(404)
    expect(stripe.requests.length).toBe(asked)
  })

  it('replaces one of another account or of the demonstration, which Stripe does not know', async () => {
    const [submission, draft] = [randomUUID(), await readyOrder(provider, supplier)]
    const { orderId } = (await pay(provider, supplier, draft, submission)).reply
    await db
      .updateTable('orders')
      .set({ intent_id: `pi_of_the_demonstration_${orderId}` })
      .where('id', '=', orderId)
      .execute()
    const { paymentIntentId } = (await pay(provider, supplier, draft, submission)).reply
    stripe.confirm(paymentIntentId)
    expect((await confirm(orderId, paymentIntentId)).status).toBe(200)
  })
})

describe('a payment with Stripe', () => {
  it('makes the order paid once the card is charged', async () => {
    const { orderId, paymentIntentId } = await newIntent()
    stripe.confirm(paymentIntentId)
    expect((await confirm(orderId, paymentIntentId)).raw).toEqual({ success: true, orderId })
    expect(await order(orderId)).toMatchObject({ payment_status: 1, intent_id: paymentIntentId })
  })

  it.each([
    [
      'declined',
      { processor_status: 'requires_payment_method', last_error: 'card_declined', last_refusal: expect.any(String) },
    ],
    [
      'without-funds',
      {
        processor_status: 'requires_payment_method',
        last_error: 'insufficient_funds',
        last_refusal: expect.any(String),
      },
    ],
    ['asks-secure', { processor_status: 'requires_action', last_error: null, last_refusal: null }],
  ] as const)('leaves it unpaid when the card is %s, and tells the page', async (card, verdict) => {
    const { orderId, paymentIntentId } = await newIntent()
    stripe.confirm(paymentIntentId, card)
    const { status, refusal } = await confirm(orderId, paymentIntentId)
    expect({ status, refusal }).toEqual({
      status: 402,
      refusal: { success: false, message: "Le paiement n'est pas confirmé.", ...verdict },
    })
    expect((await order(orderId)).payment_status).toBe(0)
  })

  it('makes it paid once its holder has approved (3-D Secure)', async () => {
    const { orderId, paymentIntentId } = await newIntent()
    stripe.confirm(paymentIntentId, 'asks-secure')
    stripe.authenticate(paymentIntentId, true)
    expect((await confirm(orderId, paymentIntentId)).status).toBe(200)
  })

  it('leaves it unpaid when its holder has refused', async () => {
    const { orderId, paymentIntentId } = await newIntent()
    stripe.confirm(paymentIntentId, 'asks-secure')
    stripe.authenticate(paymentIntentId, false)
    expect((await confirm(orderId, paymentIntentId)).refusal).toMatchObject({
      processor_status: 'requires_payment_method',
      last_error: 'payment_intent_authentication_failure',
    })
  })

  it('has a mark for each refusal, of a bank as of a holder, that stays while it is the last', async () => {
    const { orderId, paymentIntentId } = await newIntent()
    const mark = async () => (await confirm(orderId, paymentIntentId)).refusal?.['last_refusal']
    stripe.confirm(paymentIntentId, 'declined')
    const first = [await mark(), await mark()]
    stripe.confirm(paymentIntentId, 'declined')
    const second = await mark()
    stripe.confirm(paymentIntentId, 'asks-secure')
    stripe.authenticate(paymentIntentId, false)
    const marks = [...first, second, await mark()]
    expect([new Set(marks).size, first[0]]).toEqual([3, first[1]])
    expect(JSON.stringify(marks)).not.toMatch(/pm_|ch_/)
  })

  it('that was canceled is told as canceled', async () => {
    const { orderId, paymentIntentId } = await newIntent()
    stripe.cancel(paymentIntentId)
    expect((await confirm(orderId, paymentIntentId)).refusal).toMatchObject({ processor_status: 'canceled' })
  })

  it('is found by the watch within a minute when neither page nor webhook came', async () => {
    const { orderId, paymentIntentId } = await newIntent()
    stripe.confirm(paymentIntentId)
    await later(15_000)
    expect((await order(orderId)).payment_status).toBe(1)
  })

  it('of a retry that finds the order charged is a 409 with its number', async () => {
    const [submission, draft] = [randomUUID(), await readyOrder(provider, supplier)]
    const { orderId, paymentIntentId } = (await pay(provider, supplier, draft, submission)).reply
    stripe.confirm(paymentIntentId)
    const { status, refusal } = await pay(provider, supplier, draft, submission)
    expect({ status, orderId: refusal.orderId, paid: (await order(orderId)).payment_status }).toEqual({
      status: 409,
      orderId,
      paid: 1,
    })
  })
})

describe('what nobody may pay with', () => {
  it('is another amount: the total of the page does not count', async () => {
    const before = stripe.intents.size
    const draft = await readyOrder(provider, supplier)
    const { status } = await pay(provider, supplier, { ...draft, price: { ...draft.price, totalTTC: 100 as never } })
    expect({ status, made: stripe.intents.size - before }).toEqual({ status: 409, made: 0 })
  })

  it('is a charge of less than the order costs', async () => {
    const { orderId, paymentIntentId } = await newIntent()
    stripe.confirm(paymentIntentId, 'good', 50)
    expect((await confirm(orderId, paymentIntentId)).status).toBe(402)
    expect((await order(orderId)).payment_status).toBe(0)
    expect(provider.takeLog().filter(({ level }) => level === 'error')).toMatchObject([
      { message: 'another amount was charged', charged: 50, due: 4788 },
    ])
  })

  it('nor is the order paid when it is posted again: the page is told of the other amount', async () => {
    const [submission, draft] = [randomUUID(), await readyOrder(provider, supplier)]
    const { orderId, paymentIntentId } = (await pay(provider, supplier, draft, submission)).reply
    stripe.confirm(paymentIntentId, 'good', 50)
    const answers = [await pay(provider, supplier, draft, submission), await confirm(orderId, paymentIntentId)]
    for (const { status, refusal } of answers)
      expect({ status, refusal }).toMatchObject({ status: 402, refusal: { code: 'other_amount', orderId } })
    expect((await order(orderId)).payment_status).toBe(0)
    expect(provider.takeLog().filter(({ level }) => level === 'error')).toHaveLength(2)
  })

  it("is another supplier's order", async () => {
    const { orderId, paymentIntentId } = await newIntent()
    stripe.confirm(paymentIntentId)
    expect((await confirm(orderId, paymentIntentId, await newSupplier(provider))).status).toBe(404)
    expect((await order(orderId)).payment_status).toBe(0)
  })

  it("is the charged intent of another supplier's order, or of another order", async () => {
    const other = await newSupplier(provider)
    const theirs = (await pay(provider, other, await readyOrder(provider, other))).reply
    const [mine, another] = [await newIntent(), await newIntent()]
    for (const { paymentIntentId } of [theirs, another]) {
      stripe.confirm(paymentIntentId)
      expect((await confirm(mine.orderId, paymentIntentId)).status).toBe(404)
    }
    expect((await order(mine.orderId)).payment_status).toBe(0)
  })
})

describe('two databases on one account', () => {
  it('share no intent, though their orders have the same numbers', async () => {
    const beside = await openProvider({ world: { payments: provider.world.payments, embeddedProcessor: null } })
    const stranger = await newSupplier(beside)
    const theirs = (await pay(beside, stranger, await readyOrder(beside, stranger))).reply
    const mine = await order(theirs.orderId)
    expect(mine.intent_id).not.toBe(theirs.paymentIntentId)
  })
})
