import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Order } from '#contract/order/order.ts'
import type { HalfDayLimit } from '#rules/order/capacity.ts'
import { changeSetting } from '#server/settings/site-settings.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { cards, typeCard } from '#tests/server/fixtures/card.ts'
import { storedOrder } from '#tests/server/fixtures/invoiced.ts'
import { anOrder, pay, readyOrder, requestForm } from '#tests/server/fixtures/order.ts'
import { openProvider, wednesdayMorning, type Provider } from '#tests/server/fixtures/provider.ts'
import { newSupplier, type Supplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const beside = await openProvider({ beside: provider })
const { db } = provider.world
const supplier = await newSupplier(provider)

const wednesday = { weekday: 3, halfDay: 'PM', orders: null, kg: null } as const
const thursday = { type: 'flex', slot: { day: '2026-11-19', halfDay: 'AM' } } as const

/** Each server knows it within the second. */
async function limit(...limits: HalfDayLimit[]): Promise<void> {
  await changeSetting(db, 'capacity', () => limits, { by: 'essai', at: provider.now })
  passes(1)
}

function passes(seconds: number): void {
  for (const each of [provider, beside]) each.now = new Date(provider.now.getTime() + seconds * 1000)
}

const order = async (changes: Partial<Order> = {}) =>
  await pay(provider, supplier, await readyOrder(provider, supplier, changes))
/** A database that is overrun lets a post wait in vain: its page sends the same one again. */
async function payAtLast(at: Provider, who: Supplier, ready: Order) {
  const submission = randomUUID()
  for (;;) {
    const answer = await pay(at, who, ready, submission)
    if (answer.status !== 503) return answer
    at.takeLog()
  }
}

const payStored = (id: number) =>
  call(provider, 'payOrder', { token: supplier.token, params: { id }, body: { amount: 4788 } as never })
const intentOf = async (id: string) =>
  await db.selectFrom('embedded_intents').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

beforeEach(async () => {
  await db.updateTable('orders').set({ status: 5, expected_at: 0 }).execute()
  for (const each of [provider, beside]) each.now = wednesdayMorning
})

describe('A half-day with three places', () => {
  it('takes 3 of 500 orders that come at once at two servers, and tells 497 the next ones that are free', async () => {
    await limit({ ...wednesday, orders: 3 }, { weekday: 4, halfDay: 'AM', orders: 0, kg: null })
    const customers = await Promise.all(Array.from({ length: 25 }, () => newSupplier(provider)))
    const ready = await Promise.all(customers.map((each) => readyOrder(provider, each)))
    const before = await db.selectFrom('embedded_intents').select('id').execute()
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, index) => {
        const who = index % customers.length
        return payAtLast(index % 2 === 0 ? provider : beside, customers[who]!, ready[who]!)
      }),
    )
    const accepted = answers.filter(({ status }) => status === 200)
    expect(accepted).toHaveLength(3)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ refusal }) => refusal.message))).toEqual(
      new Set([
        'Mercredi 18 novembre, après-midi vient de se remplir, rien n’est débité. Encore libres : jeudi 19 novembre, après-midi ; vendredi 20 novembre, matin ; vendredi 20 novembre, après-midi.',
      ]),
    )
    for (const { reply } of accepted) await typeCard(provider, reply, cards.charged)
    const intents = await db.selectFrom('embedded_intents').select(['id', 'status']).execute()
    const made = intents.filter(({ id }) => before.every((each) => each.id !== id))
    expect(made.map(({ status }) => status)).toEqual(['succeeded', 'succeeded', 'succeeded'])
  })
})

describe('The last place of a half-day', () => {
  beforeEach(() => limit({ ...wednesday, orders: 1 }))

  it('is kept for half an hour unpaid, then goes to who asks, and the card of the first is charged no more', async () => {
    const first = await order()
    passes(29 * 60)
    expect((await order()).status).toBe(409)
    passes(2 * 60)
    const second = await order()
    expect([first.status, second.status]).toEqual([200, 200])
    expect((await intentOf(first.reply.paymentIntentId)).status).toBe('canceled')
    const { status, refusal } = await payStored(first.reply.orderId)
    expect([status, refusal['code']]).toEqual([409, 'not_payable'])
    expect(refusal.message).toContain(
      'vient de se remplir, rien n’est débité. Encore libres : jeudi 19 novembre, matin',
    )
  })

  it('stays with an order that is paid, though nobody has told so yet', async () => {
    const first = await order()
    await typeCard(provider, first.reply, cards.charged)
    passes(3 * 3600 - 60)
    expect((await order({ moment: { type: 'planifiee', at: new Date('2026-11-18T16:00:00Z') } })).status).toBe(409)
    expect(await storedOrder(provider, first.reply.orderId)).toMatchObject({ payment_status: 1 })
  })

  it('is kept again by who sets out to pay again, and taken again once it is free', async () => {
    const first = await order()
    passes(31 * 60)
    expect((await payStored(first.reply.orderId)).status).toBe(200)
    expect((await order()).status).toBe(409)
    passes(31 * 60)
    const second = await order()
    expect((await payStored(first.reply.orderId)).status).toBe(409)
    await call(provider, 'cancelOrder', { token: supplier.token, params: { id: second.reply.orderId }, body: {} })
    const again = await payStored(first.reply.orderId)
    expect([again.status, (await intentOf(again.reply.paymentIntentId)).status]).toEqual([
      200,
      'requires_payment_method',
    ])
    expect((await order()).status).toBe(409)
  })

  it('moves with its order, one for one', async () => {
    await limit({ ...wednesday, orders: 1 }, { weekday: 4, halfDay: 'AM', orders: 1, kg: null })
    const [first, other] = [await order(), await order({ moment: thursday })]
    const move = (id: number, dateLivraison: string, flexHalfDay: 'AM' | 'PM') =>
      call(provider, 'changeMoment', {
        token: supplier.token,
        params: { id },
        body: { livraisonType: 'flex', dateLivraison, flexHalfDay },
      })
    const full = await move(first.reply.orderId, '2026-11-19 08:00:00', 'AM')
    expect([full.status, full.refusal.message]).toEqual([
      409,
      expect.stringContaining('Jeudi 19 novembre, matin vient'),
    ])
    expect((await move(first.reply.orderId, '2026-11-20 08:00:00', 'AM')).status).toBe(200)
    expect((await move(other.reply.orderId, '2026-11-18 13:30:00', 'PM')).status).toBe(200)
    expect([(await order()).status, (await order({ moment: thursday })).status]).toEqual([409, 200])
  })

  it.each([
    ['a chosen time', { type: 'planifiee', at: new Date('2026-11-18T14:00:00Z') }],
    ['an urgent pickup', { type: 'urgent' }],
  ] as const)('is taken by %s that falls into it', async (_, moment) => {
    if (moment.type === 'urgent') passes(3 * 3600)
    expect((await order({ moment })).status).toBe(200)
    expect((await order({ moment: { type: 'planifiee', at: new Date('2026-11-18T15:30:00Z') } })).status).toBe(409)
  })

  it('is asked for by mail in vain once it is taken, and the team may still set that date', async () => {
    await order()
    const body = requestForm(anOrder(provider, supplier))
    const { status, refusal } = await call(provider, 'requestOrderByMail', { token: supplier.token, body })
    expect([status, refusal.errors?.['dateLivraison']?.[0]]).toEqual([
      422,
      expect.stringContaining('Mercredi 18 novembre, après-midi vient de se remplir. Encore libres : jeudi 19'),
    ])
  })

  it('is seen by every page: what is left of each half-day that has a limit', async () => {
    const wednesdays = async () => (await call(provider, 'readSettings')).reply.limited.slice(0, 2)
    expect(await wednesdays()).toEqual([
      { day: '2026-11-18', halfDay: 'PM', kg: null },
      { day: '2026-11-25', halfDay: 'PM', kg: null },
    ])
    await order()
    expect((await wednesdays())[0]).toEqual({ day: '2026-11-18', halfDay: 'PM', kg: 0 })
    passes(31 * 60)
    expect((await wednesdays())[0]).toEqual({ day: '2026-11-18', halfDay: 'PM', kg: null })
  })
})

describe('The kilograms of a half-day', () => {
  it('are those of the slip, else the top of the band', async () => {
    await limit({ ...wednesday, kg: 600 })
    const unread = { detectedWeight: null }
    expect((await order()).status).toBe(200)
    expect((await order(unread)).status).toBe(200)
    expect((await order(unread)).status).toBe(409)
    expect((await order({ detectedWeight: { kg: 91, band: '-150' }, band: '-150' })).status).toBe(409)
    expect((await order({ detectedWeight: { kg: 90, band: '-150' }, band: '-150' })).status).toBe(200)
  })
})
