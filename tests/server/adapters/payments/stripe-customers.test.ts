import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { forgetCustomers } from '#server/payment/forget-customers.ts'
import { bringOrder } from '#tests/server/fixtures/bring-order.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { pay, readyOrder } from '#tests/server/fixtures/order.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { openStripeProvider, withStripe } from '#tests/server/fixtures/stripe.ts'
import { newSupplier, type Supplier } from '#tests/server/fixtures/supplier.ts'
import type { Mode } from '#tests/stand-ins/stripe.ts'

const { provider, stripe } = await openStripeProvider()
/** Waits half a second for a payment, and half of that for what no payment needs. */
const impatient = await openProvider({ beside: provider, world: withStripe(stripe, 500) })
const { db } = provider.world
const visa = { brand: 'visa', last4: '4242', exp_month: 3, exp_year: 2030 }

afterEach(() => stripe.misbehave('well'))

const open = (supplier: Supplier, at = provider) => call(at, 'openCards', { token: supplier.token, body: {} })
const cardsOf = async ({ token }: Supplier) => (await call(provider, 'savedCards', { token })).reply
const customerOf = async ({ id }: Supplier) =>
  (await db.selectFrom('users').select('customer_id').where('id', '=', id).executeTakeFirstOrThrow()).customer_id
const errors = (at = provider) => at.takeLog().filter(({ level }) => level === 'error')
const newIntent = async (supplier: Supplier, at = provider) =>
  (await pay(at, supplier, await readyOrder(at, supplier))).reply
const confirm = ({ token }: Supplier, { orderId, paymentIntentId }: Awaited<ReturnType<typeof newIntent>>) =>
  call(provider, 'confirmOrderPayment', { token, body: { orderId, paymentIntentId } })
/** An account whose holder ticked the box of Stripe's fields. */
const holder = async () => {
  const supplier = await newSupplier(provider)
  await open(supplier)
  const intent = await newIntent(supplier)
  stripe.confirm(intent.paymentIntentId, 'good', 4788, { keeps: visa })
  await confirm(supplier, intent)
  return supplier
}
const behave = (mode: Mode, about: RegExp) => stripe.misbehave(({ path }) => (about.test(path) ? mode : 'well'))
const ofCustomers = /customer|payment_methods/

describe('an account at Stripe', () => {
  it('is made a customer by its number alone when its card form opens first, and once', async () => {
    const supplier = await newSupplier(provider)
    const asked = stripe.requests.length
    expect((await open(supplier)).reply).toEqual({ session: expect.stringMatching(/^cuss_/), cards: [] })
    await open(supplier)
    const made = stripe.requests
      .slice(asked)
      .filter(({ path, method }) => path === '/v1/customers' && method === 'POST')
    expect(made.map(({ params }) => params)).toEqual([{ 'metadata[accountId]': String(supplier.id) }])
  })

  it('has a session that shows its cards, keeps one where its holder ticks the box, and lets it be removed', async () => {
    const supplier = await newSupplier(provider)
    await open(supplier)
    const { params } = stripe.requests.findLast(({ path }) => path === '/v1/customer_sessions') ?? {}
    expect(params).toEqual({
      customer: await customerOf(supplier),
      'components[payment_element][enabled]': 'true',
      'components[payment_element][features][payment_method_redisplay]': 'enabled',
      'components[payment_element][features][payment_method_redisplay_limit]': '10',
      'components[payment_element][features][payment_method_save]': 'enabled',
      'components[payment_element][features][payment_method_save_usage]': 'on_session',
      'components[payment_element][features][payment_method_remove]': 'enabled',
    })
  })

  it('has intents that its cards may pay, and none of which keeps a card by itself', async () => {
    const supplier = await newSupplier(provider)
    await open(supplier)
    const { paymentIntentId } = await newIntent(supplier)
    expect(stripe.intents.get(paymentIntentId)?.customer).toBe(await customerOf(supplier))
    stripe.confirm(paymentIntentId)
    expect(await cardsOf(supplier)).toEqual([])
  })

  it('lists the card that was kept, and removes it at Stripe', async () => {
    const supplier = await holder()
    const [card] = await cardsOf(supplier)
    expect(card).toEqual({ id: card?.id, brand: 'visa', lastFour: '4242', expires: '2030-03' })
    const { status } = await call(provider, 'removeCard', {
      token: supplier.token,
      params: { id: card?.id ?? '' },
      body: {},
    })
    expect([status, await cardsOf(supplier), stripe.people.cards.get(card?.id ?? '')?.customer]).toEqual([
      200,
      [],
      null,
    ])
  })

  it('neither sees nor removes a card of another', async () => {
    const [mine] = await cardsOf(await holder())
    for (const other of [await holder(), await newSupplier(provider)]) {
      expect((await cardsOf(other)).map(({ id }) => id)).not.toContain(mine?.id)
      const params = { id: mine?.id ?? '' }
      expect((await call(provider, 'removeCard', { token: other.token, params, body: {} })).status).toBe(404)
    }
    expect(stripe.people.cards.get(mine?.id ?? '')?.customer).not.toBeNull()
  })

  it('is made anew where Stripe knows it no more, as where the demonstration took the cards before', async () => {
    const supplier = await newSupplier(provider)
    await db.updateTable('users').set({ customer_id: 'cus_of_before' }).where('id', '=', supplier.id).execute()
    expect(await cardsOf(supplier)).toEqual([])
    expect((await open(supplier)).reply.session).toMatch(/^cuss_/)
    expect(stripe.people.customers.has((await customerOf(supplier)) ?? '')).toBe(true)
  })

  it('pays by a typed card where Stripe knows it no more', async () => {
    const supplier = await holder()
    stripe.people.remove((await customerOf(supplier)) ?? '')
    const intent = await newIntent(supplier)
    expect(stripe.intents.get(intent.paymentIntentId)?.customer).toBeNull()
    stripe.confirm(intent.paymentIntentId)
    expect((await confirm(supplier, intent)).status).toBe(200)
  })

  it('pays with what it keeps though its order’s intent is from before, which charges no more', async () => {
    const supplier = await newSupplier(provider)
    const [order, submission] = [await readyOrder(provider, supplier), randomUUID()]
    const before = (await pay(provider, supplier, order, submission)).reply
    await open(supplier)
    const after = (await pay(provider, supplier, order, submission)).reply
    expect([stripe.intents.get(before.paymentIntentId)?.status, after.orderId]).toEqual(['canceled', before.orderId])
    expect(stripe.intents.get(after.paymentIntentId)?.customer).toBe(await customerOf(supplier))
  })
})

describe('Stripe without an answer about customers', () => {
  it.each([
    ['broken', 503],
    ['busy', 503],
    ['hanging', 503],
    ['cut', 503],
    ['unreachable', 503],
    ['not-json', 503],
    ['malformed', 503],
    ['locked-out', 502],
  ] as const)('opens no cards, gives up by itself, and a typed card pays all the same: %s', async (mode, status) => {
    const at = mode === 'hanging' ? impatient : provider
    const supplier = await newSupplier(provider)
    behave(mode, ofCustomers)
    expect((await open(supplier, at)).status).toBe(status)
    expect(errors(at)).toMatchObject([{ error: 'ProcessorFailure', route: '/api/fo/cartes/ouvrir' }])
    const intent = await newIntent(supplier, at)
    stripe.confirm(intent.paymentIntentId)
    expect((await confirm(supplier, intent)).status).toBe(200)
  })

  it('lists and removes nothing, and says that it did not', async () => {
    const supplier = await holder()
    const [card] = await cardsOf(supplier)
    behave('broken', ofCustomers)
    expect((await call(provider, 'savedCards', { token: supplier.token })).status).toBe(503)
    const params = { id: card?.id ?? '' }
    expect((await call(provider, 'removeCard', { token: supplier.token, params, body: {} })).status).toBe(503)
    expect(errors()).toHaveLength(2)
    stripe.misbehave('well')
    expect(await cardsOf(supplier)).toEqual([card])
  })
})

describe('the erasure of an account', () => {
  const erase = async (supplier: Supplier) => {
    for (const { id } of await db.selectFrom('orders').select('id').where('supplier_id', '=', supplier.id).execute())
      await bringOrder(id, provider.world)
    return await call(provider, 'deleteAccount', { token: supplier.token, body: { password: 'Parpaing-42' } })
  }

  it('deletes the customer and its cards at Stripe', async () => {
    const supplier = await holder()
    const customer = (await customerOf(supplier)) ?? ''
    expect((await erase(supplier)).status).toBe(200)
    expect([stripe.people.customers.has(customer), stripe.people.cardsOf(customer)]).toEqual([false, []])
    expect([await customerOf(supplier), await db.selectFrom('customers_to_forget').selectAll().execute()]).toEqual([
      null,
      [],
    ])
  })

  it.each(['hanging', 'broken', 'cut', 'locked-out'] as const)(
    'is done though Stripe does not answer, which is asked again until it does: %s',
    async (mode) => {
      const supplier = await holder()
      const customer = (await customerOf(supplier)) ?? ''
      for (const { id } of await db.selectFrom('orders').select('id').where('supplier_id', '=', supplier.id).execute())
        await bringOrder(id, provider.world)
      behave(mode, /customers/)
      const body = { password: 'Parpaing-42' }
      expect((await call(impatient, 'deleteAccount', { token: supplier.token, body })).status).toBe(200)
      expect(errors(impatient)).toMatchObject([{ message: 'customer not forgotten', error: 'ProcessorFailure' }])
      stripe.misbehave('well')
      await forgetCustomers(provider.world)
      expect([
        stripe.people.customers.has(customer),
        await db.selectFrom('customers_to_forget').selectAll().execute(),
      ]).toEqual([false, []])
    },
  )

  it('of a customer that Stripe deleted by hand is no failure', async () => {
    const supplier = await holder()
    stripe.people.remove((await customerOf(supplier)) ?? '')
    expect((await erase(supplier)).status).toBe(200)
    expect(await db.selectFrom('customers_to_forget').selectAll().execute()).toEqual([])
  })
})
