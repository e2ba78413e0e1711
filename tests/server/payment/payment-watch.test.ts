import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { nextAsk } from '#server/payment/next-ask.ts'
import { watchEveryMs } from '#server/payment/payment-watch.ts'
import { settleDue } from '#server/payment/settle-due.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { cards, typeCard } from '#tests/server/fixtures/card.ts'
import { pay, readyOrder } from '#tests/server/fixtures/order.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { newSupplier, signIn } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const supplier = await newSupplier(provider)
const newIntent = async () => (await pay(provider, supplier, await readyOrder(provider, supplier))).reply
const order = async (id: number) => await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

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

const watch = (world: Partial<typeof provider.world> = {}) => settleDue({ ...provider.world, ...world }, { ending: new AbortController().signal })
const after = (ms: number) => void (provider.now = new Date(wednesdayMorning.getTime() + ms))
const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000]

beforeEach(() => after(0))
afterEach(async () => void (await db.updateTable('orders').set({ next_ask_at: null }).execute()))

describe('an order whose page died after the charge', () => {
  it('is paid a moment later, by itself, as the page would have had it', async () => {
    const intent = await newIntent()
    await typeCard(provider, intent, cards.charged)
    after(15 * second)
    await watch()
    expect(await order(intent.orderId)).toMatchObject({ payment_status: 1, paid_at: provider.now.getTime(), updated_at: provider.now.getTime(), next_ask_at: null })
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
    for (let at = 0; at <= 5 * hour; at += minute) {
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
    for (let turn = 0; turn < 25; turn += 1) intents.push(await newIntent())
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
    expect([(await order(silent.orderId)).payment_status, (await order(charged.orderId)).payment_status]).toEqual([0, 1])
    expect(provider.takeLog().filter(({ level }) => level === 'error')).toMatchObject([{ message: 'payment not checked', order: silent.orderId }])
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
    expect(provider.takeLog().filter(({ level }) => level === 'error')).toMatchObject([{ message: 'another amount was charged', charged: 1, due: 4788 }])
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
    expect(await askedUntil(day, 5 * minute)).toBeLessThan(270)
    expect(await askedUntil(8 * day, hour)).toBeLessThanOrEqual(6 * 24 + 1)
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
