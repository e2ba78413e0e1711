import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { orderOnWire } from '#contract/order/order-wire.ts'
import { priceOf } from '#rules/price/price.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { cards, typeCard } from '#tests/server/fixtures/card.ts'
import { anOrder, askDuration, pay, readyOrder } from '#tests/server/fixtures/order.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const supplier = await newSupplier(provider)
const ordersOf = (submission: string) =>
  provider.world.db.selectFrom('orders').selectAll().where('submission_id', '=', submission).execute()
const cancel = (id: string) =>
  provider.world.db.updateTable('embedded_intents').set({ status: 'canceled' }).where('id', '=', id).execute()
const intents = () => provider.world.db.selectFrom('embedded_intents').selectAll().execute()

describe('a payment intent', () => {
  it('stores the order as it was meant: coordinates uncrossed, price in cents, waiting and unpaid', async () => {
    const submission = randomUUID()
    const order = await readyOrder(provider, supplier)
    const { orderId, paymentIntentId } = (await pay(provider, supplier, order, submission)).reply
    expect(await ordersOf(submission)).toMatchObject([
      {
        id: orderId,
        supplier_id: supplier.id,
        pickup_latitude: 43.6007,
        pickup_longitude: 6.9952,
        delivery_latitude: 43.7031,
        delivery_longitude: 7.2661,
        delivery_type: 'flex',
        flex_day: '2026-11-18',
        flex_half_day: 'PM',
        planned_at: null,
        comment: 'Sonner au portail',
        detected_kg: 210,
        minutes: 24,
        base_price: 1990,
        weight_price: 1000,
        time_price: 1000,
        delivery_price: 0,
        total_ht: 3990,
        total_ttc: 4788,
        status: 4,
        payment_status: 0,
        intent_id: paymentIntentId,
      },
    ])
  })

  it('is the same for a hundred parallel posts of one submission', async () => {
    const submission = randomUUID()
    const order = await readyOrder(provider, supplier)
    const before = (await intents()).length
    const answers = await Promise.all(Array.from({ length: 100 }, () => pay(provider, supplier, order, submission)))
    expect(new Set(answers.map(({ raw }) => JSON.stringify(raw))).size).toBe(1)
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await ordersOf(submission)).toHaveLength(1)
    expect((await intents()).length).toBe(before + 1)
  })

  it('is the same when two servers race for one submission', async () => {
    const beside = await openProvider({ beside: provider })
    const submission = randomUUID()
    const order = await readyOrder(provider, supplier)
    const posts = Array.from({ length: 40 }, (_, index) =>
      pay(index % 2 ? beside : provider, supplier, order, submission),
    )
    expect(new Set((await Promise.all(posts)).map(({ reply }) => reply.paymentIntentId)).size).toBe(1)
    expect(await ordersOf(submission)).toHaveLength(1)
  })

  it('is the same after a declined card, and after hours of thought', async () => {
    const submission = randomUUID()
    const order = await readyOrder(provider, supplier, {
      moment: { type: 'flex', slot: { day: '2026-11-20', halfDay: 'AM' } },
    })
    const first = (await pay(provider, supplier, order, submission)).reply
    await typeCard(provider, first, cards.declined)
    provider.now = new Date(wednesdayMorning.getTime() + 5 * 3600 * 1000)
    provider.road = { minutes: 50, estimated: false }
    const second = (await pay(provider, supplier, order, submission)).reply
    provider.now = wednesdayMorning
    provider.road = { minutes: 24, estimated: false }
    expect([first.last_error, second]).toEqual([
      null,
      { ...first, last_error: 'card_declined', last_refusal: expect.any(String) },
    ])
  })

  it('is another one for another submission, another order for another supplier with the same name of submission', async () => {
    const other = await newSupplier(provider)
    const submission = randomUUID()
    const order = await readyOrder(provider, supplier)
    const [mine, again, theirs] = [
      (await pay(provider, supplier, order, submission)).reply,
      (await pay(provider, supplier, order)).reply,
      (await pay(provider, other, await readyOrder(provider, other), submission)).reply,
    ]
    expect(new Set([mine, again, theirs].map(({ orderId }) => orderId)).size).toBe(3)
    expect(new Set([mine, again, theirs].map(({ paymentIntentId }) => paymentIntentId)).size).toBe(3)
  })

  it('is refused when the submission was sent before with other information', async () => {
    const submission = randomUUID()
    const order = await readyOrder(provider, supplier)
    await pay(provider, supplier, order, submission)
    const { status, refusal } = await pay(provider, supplier, { ...order, comment: 'Passer derrière' }, submission)
    expect({ status, message: refusal.message }).toEqual({
      status: 409,
      message: "Cette demande a déjà été envoyée avec d'autres informations.",
    })
  })

  it('says that the order is paid, once it is', async () => {
    const submission = randomUUID()
    const order = await readyOrder(provider, supplier)
    const intent = (await pay(provider, supplier, order, submission)).reply
    await typeCard(provider, intent, cards.charged)
    // The page never came back to confirm: the retry finds out.
    const { status, refusal } = await pay(provider, supplier, order, submission)
    expect({ status, refusal }).toEqual({
      status: 409,
      refusal: { success: false, message: 'Cette commande est déjà payée.', orderId: intent.orderId },
    })
    expect(await ordersOf(submission)).toMatchObject([{ payment_status: 1 }])
    expect((await pay(provider, supplier, order, submission)).refusal.orderId).toBe(intent.orderId)
  })

  it('takes the place of one that was canceled, and is the same however often and from wherever it is asked for', async () => {
    const beside = await openProvider({ beside: provider })
    const submission = randomUUID()
    const order = await readyOrder(provider, supplier)
    const canceled = (await pay(provider, supplier, order, submission)).reply
    await cancel(canceled.paymentIntentId)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => pay(index % 2 ? beside : provider, supplier, order, submission)),
    )
    const names = new Set(answers.map(({ reply }) => `${reply.orderId} ${reply.paymentIntentId} ${reply.last_error}`))
    const next = answers[0]?.reply ?? canceled
    expect(next.paymentIntentId).not.toBe(canceled.paymentIntentId)
    expect(names).toEqual(new Set([`${canceled.orderId} ${next.paymentIntentId} null`]))
    expect(await ordersOf(submission)).toMatchObject([{ intent_id: next.paymentIntentId, payment_status: 0 }])
    expect((await intents()).filter(({ order_id: id }) => id === canceled.orderId)).toHaveLength(2)
    expect((await typeCard(provider, canceled, cards.charged)).reply).toMatchObject({
      paymentIntent: { status: 'canceled' },
      error: { code: 'payment_intent_unexpected_state' },
    })
    expect((await typeCard(provider, next, cards.charged)).reply).toMatchObject({
      paymentIntent: { status: 'succeeded', amount: 4788 },
    })
  })

  it('takes the place of each one that is canceled, though the server died before it wrote the last one down', async () => {
    const submission = randomUUID()
    const order = await readyOrder(provider, supplier)
    const first = (await pay(provider, supplier, order, submission)).reply
    await cancel(first.paymentIntentId)
    const second = (await pay(provider, supplier, order, submission)).reply
    await cancel(second.paymentIntentId)
    await provider.world.db.updateTable('orders').set({ intent_id: null }).where('id', '=', first.orderId).execute()
    const third = (await pay(provider, supplier, order, submission)).reply
    expect(new Set([first, second, third].map(({ paymentIntentId }) => paymentIntentId)).size).toBe(3)
    await typeCard(provider, third, cards.charged)
    expect((await pay(provider, supplier, order, submission)).refusal).toMatchObject({
      message: 'Cette commande est déjà payée.',
      orderId: first.orderId,
    })
  })

  it('says that another amount was charged, and nothing of paid, when that is so', async () => {
    const submission = randomUUID()
    const order = await readyOrder(provider, supplier)
    const { orderId, paymentIntentId, ...intent } = (await pay(provider, supplier, order, submission)).reply
    await typeCard(provider, { ...intent, paymentIntentId }, cards.charged)
    await provider.world.db
      .updateTable('embedded_intents')
      .set({ amount: 50 })
      .where('id', '=', paymentIntentId)
      .execute()
    const { status, refusal } = await pay(provider, supplier, order, submission)
    expect({ status, refusal }).toEqual({
      status: 402,
      refusal: {
        success: false,
        message: `Le montant débité n’est pas celui de la commande n° ${orderId}. Ne paie pas à nouveau : contacte-nous.`,
        code: 'other_amount',
        orderId,
        processor_status: 'succeeded',
        last_error: null,
      },
    })
    expect(await ordersOf(submission)).toMatchObject([{ payment_status: 0 }])
    expect(provider.takeLog().filter(({ level }) => level === 'error')).toMatchObject([
      { message: 'another amount was charged', charged: 50, due: 4788 },
    ])
  })

  it.each(['', 'x', '123'])('is refused when its submission is named « %s »', async (name) => {
    const order = await readyOrder(provider, supplier)
    const { status, refusal } = await call(provider, 'createPaymentIntent', {
      token: supplier.token,
      headers: { 'Idempotency-Key': name },
      body: { amount: order.price.totalTTC, orderData: orderOnWire(order) },
    })
    expect({ status, message: refusal.message }).toEqual({ status: 400, message: 'En-tête Idempotency-Key invalide.' })
  })

  it('is refused without a slip of this supplier', async () => {
    const other = await newSupplier(provider)
    const { slipPath } = await readyOrder(provider, other)
    for (const path of [slipPath, 'slips/none.pdf', '../../etc/passwd']) {
      const { status, refusal } = await pay(
        provider,
        supplier,
        await readyOrder(provider, supplier, { slipPath: path }),
      )
      expect({ status, errors: refusal.errors }).toEqual({
        status: 422,
        errors: { 'orderData.bordereauFileName': ['Le bordereau de livraison est obligatoire'] },
      })
    }
  })
})

describe('the price at the payment', () => {
  it('holds for thirty minutes, though the road has changed, without asking the road again', async () => {
    const order = await readyOrder(provider, supplier)
    provider.road = { minutes: 40, estimated: false }
    const asked = provider.roadAsked
    provider.now = new Date(wednesdayMorning.getTime() + 30 * 60_000)
    const { status } = await pay(provider, supplier, order)
    provider.now = wednesdayMorning
    provider.road = { minutes: 24, estimated: false }
    expect(status).toBe(200)
    expect(provider.roadAsked).toBe(asked)
  })

  it('is refused with the new one after that, and paid when the page agrees', async () => {
    const submission = randomUUID()
    const order = await readyOrder(provider, supplier, {
      pickup: { label: 'Ailleurs, 06370 Mouans', lat: 43.62, lng: 6.97 },
    })
    provider.road = { minutes: 26, estimated: false }
    provider.now = new Date(wednesdayMorning.getTime() + 31 * 60_000)
    const { status, refusal } = await pay(provider, supplier, order, submission)
    expect({ status, refusal }).toEqual({
      status: 409,
      refusal: {
        success: false,
        message: 'Le prix a changé. Vérifie le nouveau total avant de payer.',
        duration_in_minutes: 26,
        data: {
          tarifBase: 19.9,
          poidsSupplement: 10,
          tempsSupplement: 15,
          supplementLivraison: 0,
          totalHT: 44.9,
          totalTTC: 53.88,
        },
      },
    })
    expect(await ordersOf(submission)).toEqual([])
    const agreed = anOrder(provider, supplier, {
      ...order,
      minutes: 26,
      price: priceOf(provider.world.tariff, { band: order.band, type: 'flex', minutes: 26 }),
    })
    const again = await pay(provider, supplier, agreed, submission)
    provider.now = wednesdayMorning
    provider.road = { minutes: 24, estimated: false }
    expect(again.status).toBe(200)
  })

  it('never is what the page says', async () => {
    const order = await readyOrder(provider, supplier)
    const orderData = orderOnWire(order)
    const cheap = { ...orderData, totalHT: 1, totalTTC: 1.2, estimatedTime: 0, tempsSupplement: 0 }
    for (const [amount, data] of [
      [100, orderData],
      [4788, { ...orderData, totalTTC: 1 }],
      [120, cheap],
      [4789, orderData],
    ] as const) {
      const body = { amount, orderData: data }
      const headers = { 'Idempotency-Key': randomUUID() }
      const { status, refusal } = await call(provider, 'createPaymentIntent', { token: supplier.token, headers, body })
      expect(status).toBe(409)
      expect(refusal['data']).toMatchObject({ totalTTC: 47.88 })
    }
  })

  it('is unavailable when there is no road time any more', async () => {
    const order = anOrder(provider, supplier, {
      ...(await readyOrder(provider, supplier)),
      minutes: 77,
      price: priceOf(provider.world.tariff, { band: '151-300', type: 'flex', minutes: 77 }),
    })
    provider.road = null
    const { status, refusal } = await pay(provider, supplier, order)
    provider.road = { minutes: 24, estimated: false }
    expect({ status, message: refusal.message }).toEqual({
      status: 409,
      message: 'Tarif indisponible. On revient vite par mail pour vous confirmer le prix',
    })
  })
})

describe('the moment at the payment', () => {
  const flex = (day: string, halfDay: 'AM' | 'PM') => ({ type: 'flex', slot: { day, halfDay } }) as const
  const planned = (at: string) => ({ type: 'planifiee', at: new Date(at) }) as const
  const noSlot = "Aucun créneau disponible aujourd'hui, choisissez le prochain jour ouvré."
  const tooSoon = 'La date doit être au moins 3 heures après maintenant'
  const outside = 'La date choisie est en dehors des heures de livraison autorisées'

  // On Wednesday; the times are UTC, Paris is an hour ahead.
  it.each([
    ['this afternoon, paid at 13:29', flex('2026-11-18', 'PM'), '12:29', null],
    ['this afternoon, paid at 13:30', flex('2026-11-18', 'PM'), '12:30', noSlot],
    ['this morning', flex('2026-11-18', 'AM'), '07:00', noSlot],
    ['yesterday', flex('2026-11-17', 'PM'), '09:00', noSlot],
    ['a Sunday', flex('2026-11-22', 'AM'), '09:00', noSlot],
    ['a Saturday afternoon', flex('2026-11-21', 'PM'), '09:00', noSlot],
    ['a Saturday morning', flex('2026-11-21', 'AM'), '09:00', null],
    ['planned more than two hours ahead', planned('2026-11-18T14:00:00Z'), '11:59', null],
    ['planned two hours ahead', planned('2026-11-18T14:00:00Z'), '12:00', tooSoon],
    ['planned in the past', planned('2026-11-18T07:00:00Z'), '09:00', tooSoon],
    ['planned in the evening', planned('2026-11-18T17:00:00Z'), '09:00', outside],
    ['planned on a Sunday', planned('2026-11-22T10:00:00Z'), '09:00', outside],
    ['sixty days ahead', flex('2027-01-16', 'AM'), '09:00', null],
    ['the furthest day, chosen as it came within reach at midnight', flex('2027-01-18', 'AM'), '23:10', null],
    ['three months ahead', flex('2027-02-17', 'AM'), '09:00', noSlot],
    [
      'planned three months ahead',
      planned('2027-02-17T10:00:00Z'),
      '09:00',
      'Choisis une date dans les 60 prochains jours.',
    ],
    ['urgent at night', { type: 'urgent' } as const, '22:00', null],
  ])('%s', async (_, moment, time, sentence) => {
    provider.now = new Date(`2026-11-18T${time}:00Z`)
    const fresh = await newSupplier(provider)
    const { status, refusal } = await pay(provider, fresh, await readyOrder(provider, fresh, { moment }))
    provider.now = wednesdayMorning
    expect(status).toBe(sentence === null ? 200 : 422)
    expect(refusal.errors).toEqual(sentence === null ? undefined : { 'orderData.dateLivraison': [sentence] })
  })

  it('slips away from an order that is stored and not paid, but not from one that the processor has charged', async () => {
    const [waiting, charged] = [randomUUID(), randomUUID()]
    const order = await readyOrder(provider, supplier)
    await pay(provider, supplier, order, waiting)
    await typeCard(provider, (await pay(provider, supplier, order, charged)).reply, cards.charged)
    provider.now = new Date('2026-11-18T15:00:00Z')
    const answers = [await pay(provider, supplier, order, waiting), await pay(provider, supplier, order, charged)]
    provider.now = wednesdayMorning
    expect(answers.map(({ status }) => status)).toEqual([422, 409])
    expect(answers[1]?.refusal.message).toBe('Cette commande est déjà payée.')
  })

  it.each([
    [flex('2026-11-21', 'AM'), '2026-11-21T08:00:00Z'],
    [planned('2026-11-19T10:00:00Z'), '2026-11-19T10:00:00Z'],
    [{ type: 'urgent' } as const, '2026-11-18T09:30:00Z'],
  ])('becomes the day the order is expected: %o', async (moment, expected) => {
    const order = await readyOrder(provider, supplier, { moment })
    await askDuration(provider, supplier, order)
    const { orderId } = (await pay(provider, supplier, order)).reply
    const row = await provider.world.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', Number(orderId))
      .executeTakeFirstOrThrow()
    expect(new Date(row.expected_at ?? 0)).toEqual(new Date(expected))
  })
})
