import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import type { Order } from '#contract/order/order.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { cards, typeCard } from '#tests/server/fixtures/card.ts'
import { storedOrder } from '#tests/server/fixtures/invoiced.ts'
import { pay, readyOrder } from '#tests/server/fixtures/order.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { newStaff } from '#tests/server/fixtures/staff.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const supplier = await newSupplier(provider)
const staff = await newStaff(provider)

/** Two hours after the last one for Wednesday afternoon could be asked for. */
const tooLate = new Date('2026-11-18T14:30:00+01:00')
const thursday = { livraisonType: 'flex', dateLivraison: '2026-11-19 08:00:00', flexHalfDay: 'AM' } as const
const planned = { livraisonType: 'planifiee', dateLivraison: '2026-11-19 10:00:00', flexHalfDay: null } as const

/** Its payment was opened, and no card was charged before its slot had passed. */
async function lapsed(changes: Partial<Order> = {}) {
  const { reply } = await pay(provider, supplier, await readyOrder(provider, supplier, changes))
  provider.now = tooLate
  return { id: reply.orderId, intent: reply }
}
const change = (id: number, body: object) =>
  call(provider, 'changeMoment', { token: supplier.token, params: { id }, body: body as typeof thursday })
const open = (id: number, amount: number) =>
  call(provider, 'payOrder', { token: supplier.token, params: { id }, body: { amount } })
const confirm = (orderId: number, paymentIntentId: string) =>
  call(provider, 'confirmOrderPayment', { token: supplier.token, body: { orderId, paymentIntentId } })

afterEach(() => void (provider.now = wednesdayMorning))

describe('An order that was not paid before its slot had passed', () => {
  it('is not paid as it stands: it asks for another slot', async () => {
    const { id } = await lapsed()
    const { status, refusal } = await open(id, 4788)
    expect([status, refusal.message]).toEqual([
      409,
      'Cette commande n’a pas été payée à temps : choisis un nouveau créneau, puis paie.',
    ])
  })

  it('takes another slot at its price, and is paid for that one: the same order', async () => {
    const { id } = await lapsed()
    expect((await change(id, thursday)).reply).toMatchObject({
      id,
      totalTTC: 4788,
      moment: { slot: { day: '2026-11-19', halfDay: 'AM' } },
    })
    const { reply } = await open(id, 4788)
    await typeCard(provider, reply, cards.charged)
    await confirm(id, reply.paymentIntentId)
    expect(await storedOrder(provider, id)).toMatchObject({
      payment_status: 1,
      flex_day: '2026-11-19',
      expected_at: Date.parse('2026-11-19T08:00:00+01:00'),
    })
    expect(
      await db
        .selectFrom('orders')
        .select('id')
        .where('supplier_id', '=', supplier.id)
        .where('payment_status', '=', 1)
        .execute(),
    ).toEqual([{ id }])
  })

  it('takes a moment of another type at what that costs now: the payment of before charges nothing any more', async () => {
    const { id, intent } = await lapsed()
    expect((await change(id, planned)).reply).toMatchObject({
      totalTTC: 5976,
      totalHT: 4980,
      price: { delivery: 990 },
      moment: { type: 'planifiee' },
    })
    await typeCard(provider, intent, cards.charged)
    expect((await confirm(id, intent.paymentIntentId)).status).toBe(402)
    expect((await open(id, 4788)).status).toBe(409)
    const { reply } = await open(id, 5976)
    expect(reply.paymentIntentId).not.toBe(intent.paymentIntentId)
    await typeCard(provider, reply, cards.charged)
    expect((await confirm(id, reply.paymentIntentId)).status).toBe(200)
    expect(await storedOrder(provider, id)).toMatchObject({
      payment_status: 1,
      total_ttc: 5976,
      delivery_type: 'planifiee',
    })
  })

  it('that a card was charged for meanwhile stays as it was paid', async () => {
    const { id, intent } = await lapsed()
    await typeCard(provider, intent, cards.charged)
    expect((await change(id, planned)).status).toBe(409)
    expect(await storedOrder(provider, id)).toMatchObject({
      payment_status: 1,
      total_ttc: 4788,
      delivery_type: 'flex',
      flex_day: '2026-11-18',
    })
  })

  it.each([
    ['the slot that has passed', { ...thursday, dateLivraison: '2026-11-18 13:30:00', flexHalfDay: 'PM' }],
    ['an urgent pickup', { livraisonType: 'urgent', dateLivraison: null, flexHalfDay: null }],
  ])('does not take %s', async (_, body) => {
    const { id } = await lapsed()
    expect((await change(id, body)).status).toBe(422)
  })

  it('tells by mail what it costs at its new moment', async () => {
    const { id } = await lapsed()
    await change(id, planned)
    const { text } = await db
      .selectFrom('letters')
      .select('text')
      .where('subject', '=', `Commande n° ${id} : nouveau moment`)
      .executeTakeFirstOrThrow()
    expect([text.includes('Le prix reste le même'), text.replaceAll('\u00A0', ' ').includes('59,76 €')]).toEqual([
      false,
      true,
    ])
  })
})

describe('The team, of an order that was not paid before its slot', () => {
  const lists = async (liste: 'aujourdhui' | 'recherche', q = '') =>
    (await call(provider, 'staffOrders', { token: staff.token, query: { liste, q } })).reply
  const step = (id: number) =>
    call(provider, 'moveOrder', { token: staff.token, params: { id }, body: { de: 4, vers: 3, expres: true } })
  const day = async () => (await call(provider, 'staffDay', { token: staff.token })).reply

  it('neither lists nor counts it among what is to be done', async () => {
    const { id } = await lapsed()
    provider.now = wednesdayMorning
    const [before, counted, prepared] = [
      await lists('aujourdhui'),
      (await lists('aujourdhui')).comptes.aujourdhui ?? 0,
      (await day()).toPrepare,
    ]
    expect(before.data.some((order) => order.id === id)).toBe(true)
    provider.now = tooLate
    const after = await lists('aujourdhui')
    expect(after.data.filter(({ paid }) => paid === 0)).toEqual([])
    expect([after.comptes.aujourdhui, after.data.length]).toEqual([
      after.data.length,
      counted - before.data.filter(({ paid }) => paid === 0).length,
    ])
    expect((await day()).toPrepare).toBe(prepared - before.data.filter(({ paid }) => paid === 0).length)
  })

  it('finds it by a search, with no step to take', async () => {
    const { id } = await lapsed()
    expect((await lists('recherche', `#${id}`)).data).toMatchObject([{ id, steps: [] }])
  })

  it('cannot begin it, even on purpose, until it has set another date', async () => {
    const { id } = await lapsed()
    const { status, refusal } = await step(id)
    expect([status, refusal.message]).toEqual([
      409,
      'Cette commande n’a pas été payée à temps : fixe d’abord une nouvelle date de livraison.',
    ])
    await call(provider, 'setDeliveryDate', {
      token: staff.token,
      params: { id },
      body: { DateLivraison: '2026-11-19 09:00:00' },
    })
    expect((await lists('recherche', `#${id}`)).data).toMatchObject([{ steps: [{ to: 3, onPurpose: true }] }])
    expect((await step(id)).status).toBe(200)
  })
})

describe('An order that has another slot, or another price, than the page that pays it', () => {
  const friday = { moment: { type: 'flex', slot: { day: '2026-11-20', halfDay: 'AM' } } } as const
  const wednesday = { livraisonType: 'flex', dateLivraison: '2026-11-18 14:00:00', flexHalfDay: 'PM' } as const
  const evening = new Date('2026-11-18T18:30:00+01:00')
  const amountsOf = async (id: number) =>
    (
      await db
        .selectFrom('embedded_intents')
        .select('amount')
        .where('order_id', '=', id)
        .where('status', '!=', 'canceled')
        .execute()
    ).map(({ amount }) => amount)

  it('is not paid by its form once the slot that it took instead has passed', async () => {
    const [form, submission] = [await readyOrder(provider, supplier, friday), randomUUID()]
    const { reply } = await pay(provider, supplier, form, submission)
    expect((await change(reply.orderId, wednesday)).status).toBe(200)
    provider.now = evening
    expect(await pay(provider, supplier, form, submission)).toMatchObject({
      status: 409,
      refusal: { message: 'Cette commande n’a pas été payée à temps : choisis un nouveau créneau, puis paie.' },
    })
  })

  it('is not paid once the earlier date that the team has set has passed', async () => {
    const { reply } = await pay(provider, supplier, await readyOrder(provider, supplier, friday))
    expect(
      (
        await call(provider, 'setDeliveryDate', {
          token: staff.token,
          params: { id: reply.orderId },
          body: { DateLivraison: '2026-11-18 14:00:00' },
        })
      ).status,
    ).toBe(200)
    provider.now = evening
    expect((await open(reply.orderId, 4788)).status).toBe(409)
  })

  it('opens no payment of the old price from a page of before', async () => {
    const [form, submission] = [await readyOrder(provider, supplier), randomUUID()]
    const { orderId } = (await pay(provider, supplier, form, submission)).reply
    provider.now = tooLate
    expect((await change(orderId, planned)).status).toBe(200)
    expect(await pay(provider, supplier, form, submission)).toMatchObject({
      status: 409,
      refusal: { message: 'Ce n’est pas le prix de cette commande : ouvre-la depuis ton historique.' },
    })
    const { reply } = await open(orderId, 5976)
    expect(await amountsOf(orderId)).toEqual([5976])
    await typeCard(provider, reply, cards.charged)
    expect((await confirm(orderId, reply.paymentIntentId)).status).toBe(200)
  })

  it('is charged its own price, where the processor still knows a payment of another one that no page was given', async () => {
    const { orderId } = (await pay(provider, supplier, await readyOrder(provider, supplier))).reply
    await db.updateTable('orders').set({ intent_id: null }).where('id', '=', orderId).execute()
    provider.now = tooLate
    expect((await open(orderId, 4788)).status).toBe(409)
    expect((await change(orderId, planned)).status).toBe(200)
    const { reply } = await open(orderId, 5976)
    expect(await amountsOf(orderId)).toEqual([5976])
    await typeCard(provider, reply, cards.charged)
    expect((await confirm(orderId, reply.paymentIntentId)).status).toBe(200)
  })
})
