import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { nextAsk } from '#server/payment/next-ask.ts'
import { ProcessorFailure } from '#server/adapters/payments/payments.ts'
import { restAfterMs, watchEveryMs } from '#server/payment/payment-watch.ts'
import { settleDue } from '#server/payment/settle-due.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { cards, typeCard } from '#tests/server/fixtures/card.ts'
import { pay, readyOrder } from '#tests/server/fixtures/order.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { newSupplier, signIn } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const supplier = await newSupplier(provider)
const newIntent = async (of = supplier) => (await pay(provider, of, await readyOrder(provider, of))).reply
const order = async (id: number) =>
  await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** A processor that counts who is asked about, and fails for some. */
function processor(failing: readonly string[] = []) {
  const asked: string[] = []
  const retrieveIntent = async (id: string) => {
    asked.push(id)
    if (failing.includes(id)) throw new Error('the processor is away')
    return await provider.world.payments.retrieveIntent(id)
  }
  return { asked, payments: { ...provider.world.payments, retrieveIntent } }
}

const watch = (world: Partial<typeof provider.world> = {}) =>
  settleDue({ ...provider.world, ...world }, { ending: new AbortController().signal })
const after = (ms: number) => void (provider.now = new Date(wednesdayMorning.getTime() + ms))
const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000]

beforeEach(() => after(0))
// What a test left unpaid is not asked about in the next one, nor in the way of its orders.
afterEach(async () => void (await db.updateTable('orders').set({ next_ask_at: null, base_price: null }).execute()))

describe('an order whose page died after the charge', () => {
  it('is paid a moment later, by itself, as the page would have had it', async () => {
    const intent = await newIntent()
    await typeCard(provider, intent, cards.charged)
    after(15 * second)
    await watch()
    expect(await order(intent.orderId)).toMatchObject({
      payment_status: 1,
      paid_at: provider.now.getTime(),
      updated_at: provider.now.getTime(),
      next_ask_at: null,
    })
    const confirmed = await call(provider, 'confirmOrderPayment', { token: supplier.token, body: intent })
    expect(confirmed.raw).toEqual({ success: true, orderId: intent.orderId })
  })

  it('is paid within a minute of a charge in the first half hour, whenever it comes between two rounds', () => {
    for (let age = 0; age < 30 * minute; age += second) {
      const at = new Date(wednesdayMorning.getTime() + age)
      expect((nextAsk(wednesdayMorning, at)?.getTime() ?? Infinity) - at.getTime() + watchEveryMs).toBeLessThan(minute)
    }
  })

  it('is paid too when its card was approved hours after the press', async () => {
    const intent = await newIntent()
    for (let at = 0; at <= 5 * hour; at += 5 * minute) {
      after(at)
      await watch()
    }
    await typeCard(provider, intent, cards.charged)
    after(5 * hour + 6 * minute)
    await watch()
    expect((await order(intent.orderId)).payment_status).toBe(1)
  })

  it('is found among many that wait', async () => {
    const intents = []
    const another = await newSupplier(provider)
    for (let turn = 0; turn < 25; turn += 1) intents.push(await newIntent(turn % 2 ? supplier : another))
    await typeCard(provider, intents[24] as (typeof intents)[number], cards.charged)
    after(15 * second)
    const { asked, payments } = processor()
    await watch({ payments })
    expect(asked.toSorted()).toEqual(intents.map(({ paymentIntentId }) => paymentIntentId).toSorted())
    expect((await order(intents[24]?.orderId ?? 0)).payment_status).toBe(1)
  })

  it('waits for its next turn when the processor does not answer, and holds up nobody', async () => {
    const [silent, charged] = [await newIntent(), await newIntent()]
    await typeCard(provider, silent, cards.charged)
    await typeCard(provider, charged, cards.charged)
    after(15 * second)
    await watch(processor([silent.paymentIntentId]))
    expect([(await order(silent.orderId)).payment_status, (await order(charged.orderId)).payment_status]).toEqual([
      0, 1,
    ])
    expect(provider.takeLog().filter(({ level }) => level === 'error')).toMatchObject([
      { message: 'payment not checked', order: silent.orderId },
    ])
    after(30 * second)
    await watch()
    expect((await order(silent.orderId)).payment_status).toBe(1)
  })

  it('is asked about once by servers that race, and paid once', async () => {
    const beside = await openProvider({ beside: provider })
    const intents = [await newIntent(), await newIntent(), await newIntent()]
    for (const intent of intents) await typeCard(provider, intent, cards.charged)
    after(15 * second)
    const { asked, payments } = processor()
    await Promise.all([watch({ payments }), watch({ payments, db: beside.world.db }), watch({ payments })])
    expect(asked).toHaveLength(3)
    for (const intent of intents) expect((await order(intent.orderId)).payment_status).toBe(1)
  })

  it('stays unpaid when the processor charged another amount, and the log tells', async () => {
    const intent = await newIntent()
    await typeCard(provider, intent, cards.charged)
    await db.updateTable('embedded_intents').set({ amount: 1 }).where('id', '=', intent.paymentIntentId).execute()
    after(15 * second)
    await watch()
    expect((await order(intent.orderId)).payment_status).toBe(0)
    expect(provider.takeLog().filter(({ level }) => level === 'error')).toMatchObject([
      { message: 'another amount was charged', charged: 1, due: 4788 },
    ])
  })
})

describe('a round of the watch', () => {
  /** Orders whose payment is open, written by themselves: what ordering takes is not measured here. */
  const openOrders = async (supplierId: number, count: number, askedAt = wednesdayMorning.getTime()) => {
    const { id, ...model } = await order((await newIntent()).orderId)
    const rows = Array.from({ length: count }, (_, index) => ({
      ...model,
      supplier_id: supplierId,
      submission_id: crypto.randomUUID(),
      intent_id: crypto.randomUUID(),
      next_ask_at: askedAt + index,
    }))
    await db.updateTable('orders').set({ next_ask_at: null }).where('id', '=', id).execute()
    for (let at = 0; at < rows.length; at += 50)
      await db
        .insertInto('orders')
        .values(rows.slice(at, at + 50))
        .execute()
  }

  it('asks about fifty orders at most, says that there are more, and rests a little only', async () => {
    await openOrders(supplier.id, 70)
    after(second)
    const { asked, payments } = processor()
    expect([await watch({ payments }), asked.length]).toEqual(['more', 50])
    expect([await watch({ payments }), asked.length]).toEqual(['done', 70])
    expect(restAfterMs.more).toBeLessThan(restAfterMs.done)
  })

  it('asks about everybody’s first order before anybody’s second', async () => {
    const another = await newSupplier(provider)
    await openOrders(supplier.id, 2000, wednesdayMorning.getTime() - hour)
    const intent = (await pay(provider, another, await readyOrder(provider, another))).reply
    await typeCard(provider, intent, cards.charged)
    after(15 * second)
    await watch(processor())
    expect((await order(intent.orderId)).payment_status).toBe(1)
  })

  it('finds every charge of four hundred suppliers within a minute', async () => {
    const { id, ...model } = await db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', supplier.id)
      .executeTakeFirstOrThrow()
    for (let index = 0; index < 400; index += 1) {
      const { id: other } = await db
        .insertInto('users')
        .values({ ...model, email: `fournisseur-${index}@exemple.fr` })
        .returning('id')
        .executeTakeFirstOrThrow()
      if (index === 0) await openOrders(other, 1)
    }
    const sample = await db.selectFrom('orders').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
    const { id: _, ...row } = sample
    const others = await db.selectFrom('users').select('id').where('email', 'like', 'fournisseur-%').execute()
    const rows = others.slice(1).map(({ id: other }) => ({
      ...row,
      supplier_id: other,
      submission_id: crypto.randomUUID(),
      intent_id: `charged-${other}`,
    }))
    for (let at = 0; at < rows.length; at += 50)
      await db
        .insertInto('orders')
        .values(rows.slice(at, at + 50))
        .execute()
    const charged = {
      id: '',
      amount: row.total_ttc ?? 0,
      status: 'succeeded',
      clientSecret: '',
      lastError: null,
      refusal: null,
      idempotencyKey: null,
      customer: null,
    } as const
    const payments = {
      ...provider.world.payments,
      retrieveIntent: async (intentId: string) => ({ ...charged, id: intentId }),
    }
    const unpaid = async () =>
      (
        await db
          .selectFrom('orders')
          .select('id')
          .where(
            'supplier_id',
            'in',
            others.map(({ id: other }) => other),
          )
          .where('payment_status', '=', 0)
          .execute()
      ).length
    let ms = watchEveryMs
    while ((await unpaid()) > 0 && ms < minute) {
      after(ms)
      ms += restAfterMs[await watch({ payments })]
    }
    expect([await unpaid(), ms < minute]).toEqual([0, true])
  })

  it('ends when the processor is not to be had, asks nothing more, and rests longer', async () => {
    await openOrders(supplier.id, 40)
    after(second)
    let asked = 0
    const payments = {
      ...provider.world.payments,
      async retrieveIntent(): Promise<never> {
        asked += 1
        throw new ProcessorFailure('unavailable', 'away')
      },
    }
    expect([await watch({ payments }), asked]).toEqual(['away', 10])
    expect(provider.takeLog().filter(({ level }) => level === 'error')).toHaveLength(10)
    expect(restAfterMs.away).toBeGreaterThan(restAfterMs.done)
  })

  it('lets others in after every ten', async () => {
    await openOrders(supplier.id, 50)
    after(second)
    let [turns, isOver] = [0, false]
    const countTurns = () => void ((turns += 1), isOver || setImmediate(countTurns))
    setImmediate(countTurns)
    await watch(processor())
    isOver = true
    expect(turns).toBeGreaterThanOrEqual(4)
  })
})

describe('an order that nobody paid', () => {
  it('is asked about often, then seldom, then no more', async () => {
    const intent = await newIntent()
    const { asked, payments } = processor()
    const askedUntil = async (until: number, every: number) => {
      for (let at = provider.now.getTime() - wednesdayMorning.getTime(); at <= until; at += every) {
        after(at)
        await watch({ payments })
      }
      return asked.splice(0).length
    }
    expect(await askedUntil(30 * minute, 15 * second)).toBe(120)
    expect(await askedUntil(2 * hour, minute)).toBe(18)
    expect(await askedUntil(8 * hour, 5 * minute)).toBe(72)
    expect(await askedUntil(8 * day, 6 * hour)).toBeLessThanOrEqual(7 * 4)
    expect((await order(intent.orderId)).next_ask_at).toBeNull()
    expect(await askedUntil(30 * day, day)).toBe(0)
  })

  it('is asked about anew once somebody sets out to pay it again', async () => {
    const submission = crypto.randomUUID()
    const draft = await readyOrder(provider, supplier, { moment: { type: 'urgent' } })
    const intent = (await pay(provider, supplier, draft, submission)).reply
    after(9 * day)
    await watch()
    const again = await signIn(provider, { email: supplier.email, password: 'Parpaing-42' })
    expect((await pay(provider, again, draft, submission)).reply).toEqual(intent)
    await typeCard(provider, intent, cards.charged)
    after(9 * day + 15 * second)
    await watch()
    expect((await order(intent.orderId)).payment_status).toBe(1)
  })
})

describe('the history', () => {
  it('never waits for the processor', async () => {
    await newIntent()
    const { asked, payments } = processor()
    const watched = await openProvider({ beside: provider, world: { payments } })
    expect((await call(watched, 'myOrders', { token: supplier.token })).status).toBe(200)
    expect(asked).toEqual([])
  })
})
