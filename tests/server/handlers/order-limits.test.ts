import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { mostOpenUnpaid } from '#server/guards/may-order.ts'
import { rates } from '#server/limits/rates.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { cards, typeCard } from '#tests/server/fixtures/card.ts'
import { countingProcesses } from '#tests/server/fixtures/counting-processes.ts'
import { pay, readyOrder } from '#tests/server/fixtures/order.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { newSupplier, signIn } from '#tests/server/fixtures/supplier.ts'

const three = { orderBySupplier: { burst: 3, everyMs: 60_000 } }
const provider = await openProvider()
const [counting, second] = await countingProcesses(provider, three)
const nextWeek = { moment: { type: 'flex', slot: { day: '2026-11-25', halfDay: 'AM' } } } as const
const slipped = async () => {
  const supplier = await newSupplier(provider)
  return { supplier, order: await readyOrder(provider, supplier, nextWeek) }
}
const after = (ms: number) =>
  void (provider.now = counting.now = second.now = new Date(wednesdayMorning.getTime() + ms))
const [minuteMs, dayMs] = [60_000, 86_400_000]
const countOf = async (supplierId: number) =>
  (await provider.world.db.selectFrom('orders').select('id').where('supplier_id', '=', supplierId).execute()).length

beforeEach(() => after(0))

describe('the new orders of a supplier', () => {
  it('are twenty at once, then one a minute', () => {
    expect(rates.orderBySupplier).toEqual({ burst: 20, everyMs: minuteMs })
  })

  it('are taken until there are too many at once, then one by one, and the refusal says when', async () => {
    const { supplier, order } = await slipped()
    for (let turn = 0; turn < 3; turn += 1) expect((await pay(counting, supplier, order)).status).toBe(200)
    const refused = await pay(counting, supplier, order)
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60'])
    expect(await countOf(supplier.id)).toBe(3)
    after(minuteMs)
    expect((await pay(counting, supplier, order)).status).toBe(200)
    expect((await pay(counting, supplier, order)).status).toBe(429)
  })

  it('are counted together by two servers', async () => {
    const { supplier, order } = await slipped()
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => pay(index % 2 ? counting : second, supplier, order)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      200,
      200,
      ...Array.from({ length: 9 }, () => 429),
    ])
    expect(await countOf(supplier.id)).toBe(3)
  })

  it('count once each, however often and by how many servers their submission is posted', async () => {
    const { supplier, order } = await slipped()
    for (let turn = 0; turn < 3; turn += 1) {
      const submission = randomUUID()
      const posts = await Promise.all(
        Array.from({ length: 20 }, (_, index) => pay(index % 2 ? counting : second, supplier, order, submission)),
      )
      expect(posts.every(({ status }) => status === 200)).toBe(true)
      expect((await pay(counting, supplier, order, submission)).status).toBe(200)
    }
    expect((await pay(counting, supplier, order)).status).toBe(429)
  })

  it('leave everybody else’s alone', async () => {
    const { supplier, order } = await slipped()
    for (let turn = 0; turn < 4; turn += 1) await pay(counting, supplier, order)
    const other = await slipped()
    expect((await pay(counting, other.supplier, other.order)).status).toBe(200)
  })
})

describe('a supplier whose orders wait for their payment', () => {
  const full = async () => {
    const { supplier, order } = await slipped()
    const submissions = Array.from({ length: mostOpenUnpaid }, () => randomUUID())
    const intents = []
    for (const submission of submissions) intents.push((await pay(provider, supplier, order, submission)).reply)
    return { supplier, order, submissions, intents }
  }

  it('is told to pay or to cancel one before the twenty-first', async () => {
    const { supplier, order } = await full()
    const { status, refusal } = await pay(provider, supplier, order)
    expect([status, refusal]).toEqual([
      409,
      {
        success: false,
        code: 'too_many_unpaid',
        message:
          'Tu as déjà 20 commandes qui attendent leur paiement. Paie ou annule l’une d’elles dans ton historique, puis réessaie.',
      },
    ])
    expect(await countOf(supplier.id)).toBe(20)
  })

  it('has no more of them by posting all at once', async () => {
    const { supplier, order } = await slipped()
    const answers = await Promise.all(Array.from({ length: 30 }, () => pay(provider, supplier, order)))
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(10)
    expect(await countOf(supplier.id)).toBe(20)
  })

  it('may repeat the submission of one, and pay it', async () => {
    const { supplier, order, submissions, intents } = await full()
    expect((await pay(provider, supplier, order, submissions[7])).reply).toEqual(intents[7])
    expect(
      (
        await call(provider, 'payOrder', {
          params: { id: intents[7]?.orderId ?? 0 },
          body: { amount: order.price.totalTTC },
          token: supplier.token,
        })
      ).reply,
    ).toEqual(intents[7])
  })

  it('orders again once one is paid', async () => {
    const { supplier, order, intents } = await full()
    const [first] = intents
    if (first === undefined) throw new Error('no intent')
    await typeCard(provider, first, cards.charged)
    expect((await call(provider, 'confirmOrderPayment', { token: supplier.token, body: first })).status).toBe(200)
    expect((await pay(provider, supplier, order)).status).toBe(200)
    expect((await pay(provider, supplier, order)).status).toBe(409)
  })

  it('orders again once one is cancelled', async () => {
    const { supplier, order, intents } = await full()
    expect(
      (
        await call(provider, 'cancelOrder', {
          params: { id: intents[0]?.orderId ?? 0 },
          body: {},
          token: supplier.token,
        })
      ).status,
    ).toBe(200)
    expect((await pay(provider, supplier, order)).status).toBe(200)
  })

  it('orders again once they can be neither paid nor cancelled any more', async () => {
    const { supplier } = await full()
    after(8 * dayMs)
    const again = await signIn(provider, { email: supplier.email, password: 'Parpaing-42' })
    const order = await readyOrder(provider, again, { moment: { type: 'urgent' } })
    expect((await pay(provider, again, order)).status).toBe(200)
  })
})
