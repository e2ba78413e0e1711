import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { orderOnWire } from '#contract/order/order-wire.ts'
import type { Order } from '#contract/order/order.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { cards, typeCard } from '#tests/server/fixtures/card.ts'
import { anOrder, pay, readyOrder, requestForm, uploadSlip } from '#tests/server/fixtures/order.ts'
import { letterRows } from '#tests/server/fixtures/outbox-folder.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { pdf, png } from '#tests/server/fixtures/slip-files.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const beside = await openProvider({ beside: provider })
const { db } = provider.world
const supplier = await newSupplier(provider)
const { token } = supplier
const orders = () => db.selectFrom('orders').selectAll().orderBy('id').execute()
const wait = (minutes: number) => {
  provider.now = new Date(provider.now.getTime() + minutes * 60_000)
}

beforeEach(async () => {
  provider.now = wednesdayMorning
  await db.deleteFrom('letters').execute()
  await db.deleteFrom('orders').execute()
})

describe('an order to pay whose submission has no name', () => {
  const post = (order: Order, where = provider) =>
    call(where, 'createPaymentIntent', { token, body: { amount: order.price.totalTTC, orderData: orderOnWire(order) } })

  it('is one order and one intent for a hundred parallel posts through two servers', async () => {
    const order = await readyOrder(provider, supplier)
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => post(order, index % 2 ? beside : provider)),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map(({ raw }) => JSON.stringify(raw))).size).toBe(1)
    expect(await orders()).toHaveLength(1)
  })

  it('is the same order for ten minutes, then a new one, and that one again for ten', async () => {
    const order = await readyOrder(provider, supplier)
    const ids: number[] = []
    for (const minutes of [0, 9.9, 0.2, 9.7, 10.1]) {
      wait(minutes)
      ids.push((await post(order)).reply.orderId)
    }
    const [first, second, third] = [...new Set(ids)]
    expect(ids).toEqual([first, first, second, second, third])
    expect(await orders()).toHaveLength(3)
  })

  it('is another order when anything else is sent, and another supplier’s is theirs', async () => {
    const order = await readyOrder(provider, supplier)
    const other = await newSupplier(provider)
    const theirs = await readyOrder(provider, other)
    await post(order)
    await post({ ...order, comment: 'Passer derrière' })
    const { status } = await call(provider, 'createPaymentIntent', {
      token: other.token,
      body: { amount: theirs.price.totalTTC, orderData: orderOnWire(theirs) },
    })
    expect([status, (await orders()).length]).toEqual([200, 3])
  })

  it('is told that it is paid, once it is', async () => {
    const order = await readyOrder(provider, supplier)
    const intent = (await post(order)).reply
    await typeCard(provider, intent, cards.charged)
    expect(await post(order)).toMatchObject({
      status: 409,
      refusal: { message: 'Cette commande est déjà payée.', orderId: intent.orderId },
    })
  })

  it('is another order than the same data under a name', async () => {
    const order = await readyOrder(provider, supplier)
    expect((await pay(provider, supplier, order)).reply.orderId).not.toBe((await post(order)).reply.orderId)
  })
})

describe('an order asked for by mail whose submission has no name', () => {
  const order = anOrder(provider, supplier)
  const ask = (slip: Uint8Array, where = provider) =>
    call(where, 'requestOrderByMail', { token, body: requestForm(order, slip) })

  it('is one order, one slip and one letter, however many posts race through two servers', async () => {
    const slips = async () => (await db.selectFrom('slips').select('id').execute()).length
    const before = await slips()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(pdf, index % 2 ? beside : provider)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect([(await orders()).length, (await letterRows(provider)).length, (await slips()) - before]).toEqual([1, 1, 1])
  })

  it('is a new one after ten minutes, and with another slip', async () => {
    await ask(pdf)
    await ask(png)
    wait(10)
    await ask(pdf)
    expect(await orders()).toHaveLength(3)
  })
})

describe('an order asked for by mail as JSON', () => {
  const ask = (order: Order, body: object = {}) => {
    const { estimatedTime, tarifBase, poidsSupplement, tempsSupplement, totalHT, totalTTC, ...request } =
      orderOnWire(order)
    return call(provider, 'requestOrderByMail', { token, body: { ...request, ...body } as never })
  }

  it('is stored with the slip that was uploaded before, and one letter brings it', async () => {
    const slipPath = await uploadSlip(provider, supplier)
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(anOrder(provider, supplier, { slipPath }))))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await orders()).toMatchObject([
      { slip_path: slipPath, total_ttc: null, payment_status: null, pickup_latitude: 43.6007 },
    ])
    expect(await letterRows(provider)).toHaveLength(1)
    expect(await db.selectFrom('letter_attachments').select('path').execute()).toEqual([{ path: slipPath }])
  })

  it('keeps both copies of a slip that was uploaded twice', async () => {
    const paths = [await uploadSlip(provider, supplier), await uploadSlip(provider, supplier)]
    await Promise.all(paths.map((slipPath) => ask(anOrder(provider, supplier, { slipPath }))))
    expect(await orders()).toHaveLength(1)
    expect(await db.selectFrom('slips').select('path').where('path', 'in', paths).execute()).toHaveLength(2)
  })

  it.each(['', 'slips/inconnu.pdf', 'theirs'])('is refused without a slip of this supplier: « %s »', async (named) => {
    const slipPath = named === 'theirs' ? await uploadSlip(provider, await newSupplier(provider)) : named
    const { status, refusal } = await ask(anOrder(provider, supplier, { slipPath }))
    expect({ status, errors: refusal.errors }).toEqual({
      status: 422,
      errors: { bordereauFileName: ['Le bordereau de livraison est obligatoire'] },
    })
  })

  it('is named by its header when it has one', async () => {
    const asked = { token, headers: { 'Idempotency-Key': randomUUID() } }
    const order = anOrder(provider, supplier, { slipPath: await uploadSlip(provider, supplier) })
    const body = orderOnWire(order) as never
    const statuses = [
      await call(provider, 'requestOrderByMail', { ...asked, body }),
      await call(provider, 'requestOrderByMail', {
        ...asked,
        body: { ...(body as object), commantaire: 'Autre' } as never,
      }),
    ]
    expect(statuses.map(({ status }) => status)).toEqual([200, 409])
  })
})
