import { describe, expect, it } from 'vitest'
import { countedFromOf } from '#server/orders/moment-of.ts'
import { settle } from '#server/payment/settle.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { cards, typeCard } from '#tests/server/fixtures/card.ts'
import { chargedFor, paidOrder, storedOrder, unpaidOrder } from '#tests/server/fixtures/invoiced.ts'
import { pay, readyOrder, requestedOrder } from '#tests/server/fixtures/order.ts'
import { openProvider, wednesdayMorning, type Provider } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const supplier = await newSupplier(provider)
const payAgain = (id: number, { at = provider, amount = 4788 }: { at?: Provider; amount?: number } = {}) =>
  call(at, 'payOrder', { token: supplier.token, params: { id }, body: { amount } })
const intentsOf = (id: number) => db.selectFrom('embedded_intents').selectAll().where('order_id', '=', id).execute()
const cancelIntent = (id: string) =>
  db.updateTable('embedded_intents').set({ status: 'canceled' }).where('id', '=', id).execute()
const change = (id: number, set: object) => db.updateTable('orders').set(set).where('id', '=', id).execute()

describe('The payment of an order that exists', () => {
  it('is the intent that its form opened, in the same words', async () => {
    const opened = (await pay(provider, supplier, await readyOrder(provider, supplier))).reply
    expect((await payAgain(opened.orderId)).reply).toEqual(opened)
    await typeCard(provider, opened, cards.declined)
    expect((await payAgain(opened.orderId)).reply).toEqual({
      ...opened,
      last_error: 'card_declined',
      last_refusal: expect.any(String),
    })
  })

  it('pays the order, once', async () => {
    const { id } = await unpaidOrder(provider, supplier)
    const { reply } = await payAgain(id)
    await typeCard(provider, reply, cards.charged)
    const confirmed = await call(provider, 'confirmOrderPayment', {
      token: supplier.token,
      body: { orderId: id, paymentIntentId: reply.paymentIntentId },
    })
    expect(confirmed.status).toBe(200)
    expect(await storedOrder(provider, id)).toMatchObject({ payment_status: 1, intent_id: reply.paymentIntentId })
    expect(await intentsOf(id)).toHaveLength(1)
  })

  it('is opened anew for the watch, however long ago its form was', async () => {
    const { id } = await unpaidOrder(provider, supplier)
    await change(id, { next_ask_at: null, payment_opened_at: 1 })
    await payAgain(id)
    expect(await storedOrder(provider, id)).toMatchObject({
      payment_opened_at: provider.now.getTime(),
      next_ask_at: provider.now.getTime() + 15_000,
    })
  })

  it.each([
    ['was canceled', async (_id: number, intent: string) => void (await cancelIntent(intent))],
    [
      'was lost',
      async (_id: number, intent: string) =>
        void (await db.deleteFrom('embedded_intents').where('id', '=', intent).execute()),
    ],
    [
      'was never made',
      async (id: number, intent: string) => {
        await db.deleteFrom('embedded_intents').where('id', '=', intent).execute()
        await change(id, { intent_id: null })
      },
    ],
  ])('is one new intent for forty tabs on two servers when the one before %s', async (_, spoil) => {
    const beside = await openProvider({ beside: provider })
    const { id, intent_id: before } = await unpaidOrder(provider, supplier)
    await spoil(id, before ?? '')
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_each, index) => payAgain(id, { at: index % 2 ? beside : provider })),
    )
    const names = new Set(answers.map(({ reply }) => reply.paymentIntentId))
    expect(names.size).toBe(1)
    expect(names.has(before ?? '')).toBe(false)
    expect((await storedOrder(provider, id)).intent_id).toBe([...names][0])
  })

  it.each([
    ['has not gone by', 29, '2026-11-18T10:30:00.000Z'],
    ['went by an hour ago', 90, '2026-11-18T12:00:00.000Z'],
    ['went by on Monday', 3 * 1440 + 540, '2026-11-23T07:00:00.000Z'],
  ])('of an urgent order whose pickup %s counts its pickup from what is true then', async (_, minutes, expected) => {
    const at = await openProvider({ beside: provider })
    at.now = new Date('2026-11-18T11:00:00+01:00')
    const { orderId: id } = (await pay(at, supplier, await readyOrder(at, supplier, { moment: { type: 'urgent' } })))
      .reply
    at.now = new Date(at.now.getTime() + minutes * 60_000)
    const order = await storedOrder(at, id)
    await settle(order, chargedFor(order), at.world)
    const paid = await storedOrder(at, id)
    expect([paid.ordered_at, new Date(paid.expected_at ?? 0).toISOString(), countedFromOf(paid)]).toEqual([
      order.ordered_at,
      expected,
      minutes < 30 ? new Date(order.ordered_at) : at.now,
    ])
  })

  it('of an urgent order that the team has begun, or given a date to come, leaves its date', async () => {
    const at = await openProvider({ beside: provider })
    at.now = new Date('2026-11-18T11:00:00+01:00')
    for (const set of [{ status: 3 }, { expected_at: new Date('2026-11-21T10:00:00+01:00').getTime() }]) {
      const { orderId: id } = (await pay(at, supplier, await readyOrder(at, supplier, { moment: { type: 'urgent' } })))
        .reply
      await change(id, set)
      const order = await storedOrder(at, id)
      await settle(order, chargedFor(order), { ...at.world, now: () => new Date('2026-11-20T09:00:00+01:00') })
      expect((await storedOrder(at, id)).expected_at).toBe(order.expected_at)
    }
  })

  it('of an urgent order on a date of the team’s that is by chance the payment’s pickup counts from its order', async () => {
    const at = await openProvider({ beside: provider })
    at.now = new Date('2026-11-18T11:00:00+01:00')
    const { orderId: id } = (await pay(at, supplier, await readyOrder(at, supplier, { moment: { type: 'urgent' } })))
      .reply
    await change(id, { expected_at: new Date('2026-11-21T10:00:00+01:00').getTime() })
    const order = await storedOrder(at, id)
    await settle(order, chargedFor(order), { ...at.world, now: () => new Date('2026-11-21T09:30:00+01:00') })
    expect(countedFromOf(await storedOrder(at, id))).toEqual(new Date(order.ordered_at))
    const seen = (await call(at, 'myOrders', { token: supplier.token })).reply.orders.find((one) => one.id === id)
    expect([seen?.countedFrom, seen?.paidAt]).toEqual([seen?.orderedAt, new Date('2026-11-21T09:30:00+01:00')])
  })

  it('counts from its payment whatever date the team sets afterwards', async () => {
    const at = await openProvider({ beside: provider })
    at.now = new Date('2026-11-18T11:00:00+01:00')
    const { orderId: id } = (await pay(at, supplier, await readyOrder(at, supplier, { moment: { type: 'urgent' } })))
      .reply
    const order = await storedOrder(at, id)
    const paidAt = new Date('2026-11-18T12:30:00+01:00')
    await settle(order, chargedFor(order), { ...at.world, now: () => paidAt })
    await change(id, { expected_at: new Date('2026-11-21T10:00:00+01:00').getTime() })
    expect(countedFromOf(await storedOrder(at, id))).toEqual(paidAt)
    expect(
      (await call(at, 'myOrders', { token: supplier.token })).reply.orders.find((one) => one.id === id)?.countedFrom,
    ).toEqual(paidAt)
  })

  it('is over once it is paid, also when only the processor knows', async () => {
    const known = await paidOrder(provider, supplier)
    const { id } = await unpaidOrder(provider, supplier)
    await typeCard(provider, (await payAgain(id)).reply, cards.charged)
    for (const orderId of [known.id, id]) {
      const { status, refusal } = await payAgain(orderId)
      expect({ status, refusal }).toEqual({
        status: 409,
        refusal: { success: false, message: 'Cette commande est déjà payée.', orderId },
      })
    }
    expect((await storedOrder(provider, id)).payment_status).toBe(1)
  })

  it('says that another amount was charged, and nothing of paid, when that is so', async () => {
    const order = await unpaidOrder(provider, supplier)
    await typeCard(provider, (await payAgain(order.id)).reply, cards.charged)
    await db
      .updateTable('embedded_intents')
      .set({ amount: 50 })
      .where('id', '=', order.intent_id ?? '')
      .execute()
    expect(await payAgain(order.id)).toMatchObject({
      status: 402,
      refusal: { code: 'other_amount', orderId: order.id },
    })
    expect((await storedOrder(provider, order.id)).payment_status).toBe(0)
    expect(provider.takeLog().filter(({ level }) => level === 'error')).toMatchObject([
      { message: 'another amount was charged', charged: 50, due: 4788 },
    ])
  })

  it('is nobody else’s', async () => {
    const stranger = await newSupplier(provider)
    const { id } = await unpaidOrder(provider, supplier)
    for (const order of [id, 987_654]) {
      const { status, refusal } = await call(provider, 'payOrder', {
        token: stranger.token,
        params: { id: order },
        body: { amount: 4788 },
      })
      expect([status, refusal.message]).toEqual([404, 'Commande introuvable.'])
    }
  })
})

describe('An order that no card pays', () => {
  const refusedWith = async (id: number, amount?: number) => {
    const { status, refusal } = await payAgain(id, { ...(amount !== undefined && { amount }) })
    expect([status, refusal['code']]).toEqual([409, 'not_payable'])
    return refusal.message
  }

  it('is cancelled, though its form asks for it again', async () => {
    const form = await readyOrder(provider, supplier)
    const submission = crypto.randomUUID()
    const { orderId } = (await pay(provider, supplier, form, submission)).reply
    await change(orderId, { status: 6 })
    expect(await refusedWith(orderId)).toBe('Cette commande est annulée.')
    expect(await pay(provider, supplier, form, submission)).toMatchObject({
      status: 409,
      refusal: { code: 'not_payable', message: 'Cette commande est annulée.' },
    })
  })

  it('was cancelled after it was paid', async () => {
    const { id } = await paidOrder(provider, supplier)
    await change(id, { status: 6 })
    expect(await refusedWith(id)).toBe('Cette commande est annulée.')
  })

  it('has no price yet', async () => {
    const { id } = await requestedOrder(provider, supplier)
    expect(await refusedWith(id)).toBe('Cette commande n’a pas encore de prix.')
    expect(await intentsOf(id)).toEqual([])
  })

  it('has another price than the page shows', async () => {
    const { id } = await unpaidOrder(provider, supplier)
    expect(await refusedWith(id, 4787)).toBe('Ce n’est pas le prix de cette commande : ouvre-la depuis ton historique.')
  })

  // It is for Wednesday afternoon, which can be paid until 13:30.
  it.each([
    ['its half-day has begun', '2026-11-18T12:30:00Z', { status: 4 }],
    [
      'so has the date that the team set instead',
      '2026-11-18T13:00:00Z',
      { expected_at: Date.parse('2026-11-18T12:59:00Z') },
    ],
  ])('is asked for a slot that has passed: %s', async (_, now, set) => {
    const { id } = await unpaidOrder(provider, supplier)
    await change(id, set)
    provider.now = new Date(now)
    const message = await refusedWith(id)
    provider.now = wednesdayMorning
    expect(message).toBe('Cette commande n’a pas été payée à temps : choisis un nouveau créneau, puis paie.')
  })

  it.each([
    ['the half-day is still open', '2026-11-18T12:29:00Z', { status: 4 }],
    ['the team has set another date', '2026-11-18T13:00:00Z', { expected_at: Date.parse('2026-11-20T09:00:00Z') }],
    ['the team prepares it already', '2026-11-18T13:00:00Z', { status: 3 }],
  ])('is not one whose slot is still good: %s', async (_, now, set) => {
    const { id } = await unpaidOrder(provider, supplier)
    await change(id, set)
    provider.now = new Date(now)
    const { status } = await payAgain(id)
    provider.now = wednesdayMorning
    expect(status).toBe(200)
  })

  it('is not told that its slot has passed when it was charged in time', async () => {
    const order = await unpaidOrder(provider, supplier)
    await settle(order, chargedFor(order), provider.world)
    provider.now = new Date('2026-11-18T13:00:00Z')
    const { refusal } = await payAgain(order.id)
    provider.now = wednesdayMorning
    expect(refusal.message).toBe('Cette commande est déjà payée.')
  })
})
