import { describe, expect, it } from 'vitest'
import { keepCard } from '#server/adapters/payments/embedded-cards.ts'
import { bringOrder } from '#tests/server/fixtures/bring-order.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { aSavedCard, cards, typeCard } from '#tests/server/fixtures/card.ts'
import { newColleague, withOrganisation } from '#tests/server/fixtures/organisation.ts'
import { pay, readyOrder } from '#tests/server/fixtures/order.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { newSupplier, type Supplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const always = '4000002760003184'

const newIntent = async (supplier: Supplier) =>
  (await pay(provider, supplier, await readyOrder(provider, supplier))).reply
type Held = Awaited<ReturnType<typeof newIntent>>
const payBy = (card: string, { paymentIntentId: id, clientSecret }: Held) =>
  call(provider, 'confirmSavedCard', { params: { id }, body: { client_secret: clientSecret, saved_card: card } })
const answer = ({ paymentIntentId: id, clientSecret }: Held, approved: boolean) =>
  call(provider, 'authenticateEmbeddedCard', { params: { id }, body: { client_secret: clientSecret, approved } })
const cardsOf = async ({ token }: Supplier) => (await call(provider, 'savedCards', { token })).reply
const customerOf = async ({ id }: Supplier) =>
  (await db.selectFrom('users').select('customer_id').where('id', '=', id).executeTakeFirstOrThrow()).customer_id
const isPaid = async (supplier: Supplier, { orderId, paymentIntentId }: Held) =>
  (await call(provider, 'confirmOrderPayment', { token: supplier.token, body: { orderId, paymentIntentId } })).status
const remove = ({ token }: Supplier, id: string) => call(provider, 'removeCard', { token, params: { id }, body: {} })

describe('a card that its holder wants to be kept', () => {
  it('is kept by the processor once it is charged, by what tells it from others', async () => {
    const supplier = await newSupplier(provider)
    const id = await aSavedCard(provider, supplier)
    expect(await cardsOf(supplier)).toEqual([{ id, brand: 'visa', lastFour: '4242', expires: '2030-10' }])
    expect((await call(provider, 'openCards', { token: supplier.token, body: {} })).reply).toEqual({
      session: null,
      cards: await cardsOf(supplier),
    })
  })

  it('is not kept unless its holder says so, nor where it is refused, nor until its holder has approved', async () => {
    const supplier = await newSupplier(provider)
    await call(provider, 'openCards', { token: supplier.token, body: {} })
    await typeCard(provider, await newIntent(supplier), cards.charged)
    await typeCard(provider, await newIntent(supplier), cards.declined, { save: true })
    const asked = await newIntent(supplier)
    await typeCard(provider, asked, always, { save: true })
    expect(await cardsOf(supplier)).toEqual([])
    await answer(asked, true)
    expect(await cardsOf(supplier)).toMatchObject([{ lastFour: '3184' }])
  })

  it('is not the one that another card took the place of before it was approved', async () => {
    const supplier = await newSupplier(provider)
    await call(provider, 'openCards', { token: supplier.token, body: {} })
    const intent = await newIntent(supplier)
    await typeCard(provider, intent, always, { save: true })
    await typeCard(provider, intent, cards.charged)
    expect(await cardsOf(supplier)).toEqual([])
  })

  it('is kept once, however often it is paid with, and its number nowhere', async () => {
    const supplier = await newSupplier(provider)
    await aSavedCard(provider, supplier)
    await aSavedCard(provider, supplier)
    expect(await cardsOf(supplier)).toHaveLength(1)
    const all = await Promise.all([
      db.selectFrom('embedded_cards').selectAll().execute(),
      db.selectFrom('embedded_intents').selectAll().execute(),
    ])
    expect(JSON.stringify(all)).not.toContain('424242')
  })

  it('is one customer’s, of twenty pages that open at once', async () => {
    const supplier = await newSupplier(provider)
    const opened = await Promise.all(
      Array.from({ length: 20 }, () => call(provider, 'openCards', { token: supplier.token, body: {} })),
    )
    expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]))
    const mine = await customerOf(supplier)
    const lost = (await db.selectFrom('customers_to_forget').selectAll().execute()).map((row) => row.customer_id)
    expect([mine === null, lost.includes(mine ?? '')]).toEqual([false, false])
  })
})

describe('a kept card', () => {
  it('pays the next order, with nothing typed', async () => {
    const supplier = await newSupplier(provider)
    const [card, intent] = [await aSavedCard(provider, supplier), await newIntent(supplier)]
    expect((await payBy(card, intent)).reply).toMatchObject({ error: null, paymentIntent: { status: 'succeeded' } })
    expect(await isPaid(supplier, intent)).toBe(200)
  })

  it('asks its holder each time where its bank does, and is charged once it is approved', async () => {
    const supplier = await newSupplier(provider)
    const [card, intent] = [await aSavedCard(provider, supplier, always), await newIntent(supplier)]
    expect((await payBy(card, intent)).reply.paymentIntent?.status).toBe('requires_action')
    expect(await isPaid(supplier, intent)).toBe(402)
    expect((await answer(intent, false)).reply.error?.code).toBe('payment_intent_authentication_failure')
    await payBy(card, intent)
    await answer(intent, true)
    expect(await isPaid(supplier, intent)).toBe(200)
    expect(await cardsOf(supplier)).toHaveLength(1)
  })

  it.each([
    ['0002', 'card_declined'],
    ['9995', 'insufficient_funds'],
  ])('that its bank refuses by now charges nothing, and another one pays: %s', async (last4, code) => {
    const supplier = await newSupplier(provider)
    const good = await aSavedCard(provider, supplier)
    await keepCard(db, (await customerOf(supplier)) ?? '', { last4, expires: '2030-10' }, 1)
    const bad = (await cardsOf(supplier)).find(({ lastFour }) => lastFour === last4)?.id ?? ''
    const intent = await newIntent(supplier)
    expect((await payBy(bad, intent)).reply).toMatchObject({
      error: { code },
      paymentIntent: { status: 'requires_payment_method' },
    })
    expect(await isPaid(supplier, intent)).toBe(402)
    await payBy(good, intent)
    expect(await isPaid(supplier, intent)).toBe(200)
  })

  it('is refused once its month is over', async () => {
    const supplier = await newSupplier(provider)
    await aSavedCard(provider, supplier)
    await keepCard(db, (await customerOf(supplier)) ?? '', { last4: '4444', expires: '2026-10' }, 1)
    const card = (await cardsOf(supplier)).find(({ expires }) => expires === '2026-10')?.id ?? ''
    expect((await payBy(card, await newIntent(supplier))).reply.error).toEqual({
      code: 'expired_card',
      message: 'Ta carte a expiré.',
    })
  })

  it('charges an order once, of thirty posts', async () => {
    const supplier = await newSupplier(provider)
    const [card, intent] = [await aSavedCard(provider, supplier), await newIntent(supplier)]
    const replies = await Promise.all(Array.from({ length: 30 }, () => payBy(card, intent)))
    expect(new Set(replies.map(({ reply }) => reply.paymentIntent?.status))).toEqual(new Set(['succeeded']))
  })

  it('comes first where it was used last', async () => {
    const supplier = await newSupplier(provider)
    const first = await aSavedCard(provider, supplier)
    provider.now = new Date(wednesdayMorning.getTime() + 60_000)
    await aSavedCard(provider, supplier, '5555555555554444')
    provider.now = new Date(wednesdayMorning.getTime() + 120_000)
    expect((await cardsOf(supplier)).map(({ brand }) => brand)).toEqual(['mastercard', 'visa'])
    await payBy(first, await newIntent(supplier))
    expect((await cardsOf(supplier)).map(({ brand }) => brand)).toEqual(['visa', 'mastercard'])
    provider.now = wednesdayMorning
  })

  it('pays an order whose intent was made before there was a customer, by an intent in its place', async () => {
    const supplier = await newSupplier(provider)
    const order = await readyOrder(provider, supplier)
    const submission = crypto.randomUUID()
    const before = (await pay(provider, supplier, order, submission)).reply
    const card = await aSavedCard(provider, supplier)
    const after = (await pay(provider, supplier, order, submission)).reply
    expect(after.orderId).toBe(before.orderId)
    expect((await typeCard(provider, before, cards.charged)).reply.paymentIntent?.status).toBe('canceled')
    await payBy(card, after)
    expect(await isPaid(supplier, after)).toBe(200)
  })
})

describe('another’s card', () => {
  it('is never seen, used nor removed: not by a stranger, nor by who owns the organisation, nor by a colleague', async () => {
    const holder = await newColleague(provider, await withOrganisation(provider, await newSupplier(provider)))
    const owner = await withOrganisation(provider, await newSupplier(provider))
    const colleague = await newColleague(provider, owner)
    const card = await aSavedCard(provider, colleague)
    for (const other of [holder, owner, await newColleague(provider, owner), await newSupplier(provider)]) {
      await aSavedCard(provider, other, '5555555555554444')
      expect((await cardsOf(other)).map(({ lastFour }) => lastFour)).toEqual(['4444'])
      const intent = await newIntent(other)
      const used = await payBy(card, intent)
      expect([used.status, used.refusal]).toMatchObject([404, { code: 'no_such_card' }])
      expect(await isPaid(other, intent)).toBe(402)
      expect((await remove(other, card)).status).toBe(404)
    }
    expect((await cardsOf(colleague)).map(({ id }) => id)).toEqual([card])
  })

  it('is unknown to who never kept one', async () => {
    const card = await aSavedCard(provider, await newSupplier(provider))
    const other = await newSupplier(provider)
    expect((await payBy(card, await newIntent(other))).status).toBe(404)
    expect([await cardsOf(other), (await remove(other, card)).status]).toEqual([[], 404])
  })
})

describe('the end of a kept card', () => {
  it('is its removal: it pays nothing any more, and is not there to be removed again', async () => {
    const supplier = await newSupplier(provider)
    const [card, intent] = [await aSavedCard(provider, supplier), await newIntent(supplier)]
    expect((await remove(supplier, card)).reply.message).toBe('Ta carte est retirée.')
    expect(await cardsOf(supplier)).toEqual([])
    expect((await payBy(card, intent)).status).toBe(404)
    expect((await remove(supplier, card)).status).toBe(404)
    expect((await remove(supplier, 'pm..%2F')).status).toBe(404)
  })

  it('is that of the account, at the processor as with us', async () => {
    const supplier = await newSupplier(provider)
    await aSavedCard(provider, supplier)
    const customer = await customerOf(supplier)
    for (const { id } of await db.selectFrom('orders').select('id').where('supplier_id', '=', supplier.id).execute())
      await bringOrder(id, provider.world)
    const exported = (await call(provider, 'exportAccount', { token: supplier.token })).raw
    expect(exported).toMatchObject({ compte: { client_du_prestataire_de_paiement: customer } })
    const { status } = await call(provider, 'deleteAccount', {
      token: supplier.token,
      body: { password: 'Parpaing-42' },
    })
    expect(status).toBe(200)
    expect(await customerOf(supplier)).toBeNull()
    const left = db
      .selectFrom('embedded_cards')
      .selectAll()
      .where('customer_id', '=', customer ?? '')
    expect(await left.execute()).toEqual([])
    const named = db
      .selectFrom('embedded_intents')
      .selectAll()
      .where('customer_id', '=', customer ?? '')
    expect(await named.execute()).toEqual([])
    expect(await db.selectFrom('customers_to_forget').select('customer_id').execute()).not.toContainEqual({
      customer_id: customer,
    })
  })
})
