import { afterEach, describe, expect, it } from 'vitest'
import type { Order } from '#contract/order/order.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { cards, typeCard } from '#tests/server/fixtures/card.ts'
import { storedOrder } from '#tests/server/fixtures/invoiced.ts'
import { pay, readyOrder, requestedOrder } from '#tests/server/fixtures/order.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { newStaff } from '#tests/server/fixtures/staff.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const supplier = await newSupplier(provider)
const staff = await newStaff(provider)

/** For Wednesday afternoon unless told: it can be changed until 11:00. */
const newOrder = async (changes: Partial<Order> = {}) =>
  (await pay(provider, supplier, await readyOrder(provider, supplier, changes))).reply.orderId
const thursday = { livraisonType: 'flex', dateLivraison: '2026-11-19 08:00:00', flexHalfDay: 'AM' } as const
const change = (id: number, body: object = thursday, token = supplier.token) =>
  call(provider, 'changeMoment', { token, params: { id }, body: body as typeof thursday })
const step = (id: number, de: number, vers: number) =>
  call(provider, 'moveOrder', { token: staff.token, params: { id }, body: { de, vers, expres: true } })
const changes = (id: number) =>
  db
    .selectFrom('order_changes')
    .select(['by_id', 'kind', 'from_status', 'to_status', 'note'])
    .where('order_id', '=', id)
    .where('kind', '=', 'moment')
    .execute()
const letters = (id: number) =>
  db
    .selectFrom('letters')
    .select(['subject', 'text'])
    .where('subject', '=', `Commande n° ${id} : nouveau moment`)
    .execute()

afterEach(() => void (provider.now = wednesdayMorning))

describe('The moment of an order', () => {
  it('changes free of charge, with its expected date, a row of the journal and a letter', async () => {
    const id = await newOrder()
    const { updated_at: before } = await storedOrder(provider, id)
    provider.now = new Date('2026-11-18T11:00:00+01:00')
    expect((await change(id)).reply).toMatchObject({
      id,
      totalTTC: 4788,
      moment: { type: 'flex', slot: { day: '2026-11-19', halfDay: 'AM' } },
      expectedAt: new Date('2026-11-19T08:00:00+01:00'),
    })
    expect(await storedOrder(provider, id)).toMatchObject({
      status: 4,
      total_ttc: 4788,
      flex_day: '2026-11-19',
      flex_half_day: 'AM',
      planned_at: null,
      updated_at: before,
    })
    expect(await changes(id)).toEqual([
      {
        by_id: supplier.id,
        kind: 'moment',
        from_status: 4,
        to_status: 4,
        note: 'Flex, mercredi 18 novembre 2026, Après-midi 13h-17h → Flex, jeudi 19 novembre 2026, Matin 7h-12h',
      },
    ])
    const [letter, ...more] = await letters(id)
    expect([letter?.text.includes('Flex, jeudi 19 novembre 2026, Matin 7h-12h'), more]).toEqual([true, []])
  })

  it('changes for another time of a planned order, at its price', async () => {
    const id = await newOrder({ moment: { type: 'planifiee', at: new Date('2026-11-18T15:00:00+01:00') } })
    const at = '2026-11-24 16:30:00'
    expect(
      (await change(id, { livraisonType: 'planifiee', dateLivraison: at, flexHalfDay: null })).reply,
    ).toMatchObject({ moment: { type: 'planifiee', at: new Date('2026-11-24T16:30:00+01:00') } })
  })

  it('does not change two hours before the pickup any more, and says until when it could', async () => {
    const id = await newOrder()
    provider.now = new Date('2026-11-18T11:00:01+01:00')
    const { status, refusal } = await change(id)
    expect([status, refusal.message]).toEqual([
      409,
      'Cette commande pouvait être annulée ou modifiée jusqu’au mercredi 18 novembre 2026 à 11:00. Contacte-nous.',
    ])
    expect(await changes(id)).toEqual([])
  })

  it('does not change to one that costs something else: the reply has the price, and what to do', async () => {
    const id = await newOrder()
    const { status, refusal, raw } = await change(id, {
      livraisonType: 'planifiee',
      dateLivraison: '2026-11-24 16:30:00',
      flexHalfDay: null,
    })
    expect([status, refusal.message]).toEqual([
      409,
      'Ce moment coûte 59,76\u00A0€ au lieu de 47,88\u00A0€. Annule cette commande et passes-en une nouvelle, ou contacte-nous.',
    ])
    expect(raw).toMatchObject({ data: { totalTTC: 59.76 } })
    expect(await storedOrder(provider, id)).toMatchObject({ delivery_type: 'flex', flex_day: '2026-11-18' })
  })

  it('does not change its type once the team has set its price, which no tariff compares; its hour it does', async () => {
    const { id } = await requestedOrder(provider, supplier)
    const planned = { livraisonType: 'planifiee', dateLivraison: '2026-11-24 16:30:00', flexHalfDay: null }
    expect((await change(id, planned)).status, 'without a price').toBe(200)
    expect((await change(id)).status).toBe(200)
    await call(provider, 'priceRequest', { token: staff.token, params: { id }, body: { totalHT: 40, vu: thursday } })
    const { reply } = await call(provider, 'payOrder', {
      token: supplier.token,
      params: { id },
      body: { amount: 4800 },
    })
    await typeCard(provider, reply, cards.charged)
    await call(provider, 'confirmOrderPayment', {
      token: supplier.token,
      body: { orderId: id, paymentIntentId: reply.paymentIntentId },
    })
    const { status, refusal } = await change(id, planned)
    expect([status, refusal.message]).toEqual([
      409,
      'Le prix de cette commande a été fixé pour « Flex ». Annule cette commande et passes-en une nouvelle, ou contacte-nous.',
    ])
    expect(await storedOrder(provider, id)).toMatchObject({
      delivery_type: 'flex',
      planned_at: null,
      payment_status: 1,
    })
    expect((await change(id, { ...thursday, dateLivraison: '2026-11-20 08:00:00' })).status).toBe(200)
  })

  it.each([
    ['a Sunday', { ...thursday, dateLivraison: '2026-11-22 08:00:00' }],
    ['yesterday', { ...thursday, dateLivraison: '2026-11-17 08:00:00' }],
    ['no half-day', { ...thursday, flexHalfDay: null }],
    ['no date', { ...thursday, dateLivraison: null }],
    ['an urgent pickup', { livraisonType: 'urgent', dateLivraison: null, flexHalfDay: null }],
  ])('does not change to %s', async (_, body) => {
    const id = await newOrder()
    expect((await change(id, body)).status).toBe(422)
    expect(await changes(id)).toEqual([])
  })

  it('that it has already changes nothing, and writes nothing', async () => {
    const id = await newOrder()
    await change(id)
    expect((await change(id)).status).toBe(200)
    expect([await changes(id), await letters(id)].map(({ length }) => length)).toEqual([1, 1])
  })

  it('stays once the order is on its way, or cancelled', async () => {
    const [moving, cancelled] = [await newOrder(), await newOrder()]
    await step(moving, 4, 3)
    await step(moving, 3, 1)
    await call(provider, 'cancelOrder', { token: supplier.token, params: { id: cancelled }, body: {} })
    expect([(await change(moving)).status, (await change(cancelled)).refusal.message]).toEqual([
      409,
      'Cette commande est déjà annulée.',
    ])
  })

  it('that two pages change at once goes one way, and each is told how the order stands', async () => {
    const id = await newOrder()
    const friday = { ...thursday, dateLivraison: '2026-11-20 08:00:00' }
    const answers = await Promise.all([change(id), change(id, friday)])
    const written = await changes(id)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(written.length)
    expect((await storedOrder(provider, id)).flex_day).toMatch(/^2026-11-(?:19|20)$/)
  })

  it('of somebody else’s order does not exist', async () => {
    expect((await change(await newOrder(), thursday, (await newSupplier(provider)).token)).status).toBe(404)
  })
})
