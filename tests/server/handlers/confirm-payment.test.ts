import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { isNotCharged, amountMismatch, paymentVerdict } from '#contract/payment/payment.ts'
import { markPaid } from '#server/orders/orders.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { cards, typeCard } from '#tests/server/fixtures/card.ts'
import { pay, readyOrder } from '#tests/server/fixtures/order.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const supplier = await newSupplier(provider)
const newIntent = async () => (await pay(provider, supplier, await readyOrder(provider, supplier))).reply
const confirm = (orderId: number, paymentIntentId: string, where = provider) =>
  call(where, 'confirmOrderPayment', { token: supplier.token, body: { orderId, paymentIntentId } })
const paid = async (id: number) =>
  (await provider.world.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
    .payment_status

describe('the confirmation of a payment', () => {
  it('marks the order paid when the processor says so', async () => {
    const intent = await newIntent()
    await typeCard(provider, intent, cards.charged)
    expect((await confirm(intent.orderId, intent.paymentIntentId)).raw).toEqual({
      success: true,
      orderId: intent.orderId,
    })
    expect(await paid(intent.orderId)).toBe(1)
  })

  it.each([
    ['no card was typed', null, { processor_status: 'requires_payment_method', last_error: null, last_refusal: null }],
    [
      'the card was declined',
      cards.declined,
      { processor_status: 'requires_payment_method', last_error: 'card_declined', last_refusal: expect.any(String) },
    ],
    [
      '3-D Secure is pending',
      cards.asksSecure,
      { processor_status: 'requires_action', last_error: null, last_refusal: null },
    ],
  ])('is refused when %s, whatever the page says, with what the processor says', async (_, card, verdict) => {
    const intent = await newIntent()
    if (card) await typeCard(provider, intent, card)
    const { status, refusal } = await confirm(intent.orderId, intent.paymentIntentId)
    expect({ status, refusal }).toEqual({
      status: 402,
      refusal: { success: false, message: "Le paiement n'est pas confirmé.", ...verdict },
    })
    expect(v.parse(paymentVerdict, refusal)).toEqual(verdict)
    expect(await paid(intent.orderId)).toBe(0)
  })

  it('is refused without a verdict when the processor knows no such intent', async () => {
    const intent = await newIntent()
    const forgetful = await openProvider({
      beside: provider,
      world: { payments: { ...provider.world.payments, retrieveIntent: async () => null } },
    })
    const { status, refusal } = await confirm(intent.orderId, intent.paymentIntentId, forgetful)
    expect({ status, verdict: v.parse(paymentVerdict, refusal) }).toEqual({
      status: 402,
      verdict: { processor_status: null, last_error: null, last_refusal: null },
    })
  })

  it('is refused with the paid intent of another order', async () => {
    const [mine, other] = [await newIntent(), await newIntent()]
    await typeCard(provider, other, cards.charged)
    expect((await confirm(mine.orderId, other.paymentIntentId)).status).toBe(404)
    expect(await paid(mine.orderId)).toBe(0)
  })

  it('is refused when the processor charged another amount', async () => {
    const intent = await newIntent()
    await typeCard(provider, intent, cards.charged)
    await provider.world.db
      .updateTable('embedded_intents')
      .set({ amount: 1 })
      .where('id', '=', intent.paymentIntentId)
      .execute()
    const { status, refusal } = await confirm(intent.orderId, intent.paymentIntentId)
    expect({ status, notCharged: isNotCharged(v.parse(paymentVerdict, refusal)) }).toEqual({
      status: 402,
      notCharged: false,
    })
    expect(v.parse(amountMismatch, refusal)).toMatchObject({ code: 'other_amount', orderId: intent.orderId })
    expect(refusal.message).toBe(
      `Le montant débité n’est pas celui de la commande n° ${intent.orderId}. Ne paie pas à nouveau : contacte-nous.`,
    )
    expect(await paid(intent.orderId)).toBe(0)
    expect(provider.takeLog().filter(({ level }) => level === 'error')).toMatchObject([
      { message: 'another amount was charged', charged: 1, due: 4788 },
    ])
  })

  it('may be asked again and again, and stays paid whatever the processor says later', async () => {
    const intent = await newIntent()
    await typeCard(provider, intent, cards.charged)
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(intent.orderId, intent.paymentIntentId)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const forgetful = await openProvider({
      beside: provider,
      world: { payments: { ...provider.world.payments, retrieveIntent: async () => null } },
    })
    expect((await confirm(intent.orderId, intent.paymentIntentId, forgetful)).status).toBe(200)
    expect(await paid(intent.orderId)).toBe(1)
  })

  describe('asked for with an intent that was canceled, and gave way to another', () => {
    const replaced = async () => {
      const [submission, order] = [randomUUID(), await readyOrder(provider, supplier)]
      const canceled = (await pay(provider, supplier, order, submission)).reply
      await provider.world.db
        .updateTable('embedded_intents')
        .set({ status: 'canceled' })
        .where('id', '=', canceled.paymentIntentId)
        .execute()
      return { canceled, next: (await pay(provider, supplier, order, submission)).reply }
    }

    it('tells that it was canceled', async () => {
      const { canceled } = await replaced()
      const { status, refusal } = await confirm(canceled.orderId, canceled.paymentIntentId)
      expect({ status, verdict: v.parse(paymentVerdict, refusal) }).toEqual({
        status: 402,
        verdict: { processor_status: 'canceled', last_error: null, last_refusal: null },
      })
      expect(isNotCharged(v.parse(paymentVerdict, refusal))).toBe(true)
    })

    it('finds the charge of the other one, and again', async () => {
      const { canceled, next } = await replaced()
      await typeCard(provider, next, cards.charged)
      for (const _ of [1, 2])
        expect((await confirm(canceled.orderId, canceled.paymentIntentId)).raw).toEqual({
          success: true,
          orderId: canceled.orderId,
        })
      expect(await paid(canceled.orderId)).toBe(1)
    })

    it('is refused to any order but its own', async () => {
      const [{ canceled }, mine] = [await replaced(), await newIntent()]
      expect((await confirm(mine.orderId, canceled.paymentIntentId)).status).toBe(404)
      await typeCard(provider, mine, cards.charged)
      await confirm(mine.orderId, mine.paymentIntentId)
      expect((await confirm(mine.orderId, canceled.paymentIntentId)).status).toBe(404)
    })
  })

  it('keeps the moment of the first one', async () => {
    const { orderId } = await newIntent()
    const { db } = provider.world
    await markPaid(db, orderId, new Date(1000))
    await markPaid(db, orderId, new Date(2000))
    expect(await db.selectFrom('orders').select('paid_at').where('id', '=', orderId).execute()).toEqual([
      { paid_at: 1000 },
    ])
  })

  it.each([0, -1, 1.5, 2 ** 53, 1e300, '9007199254740993', 'x'])('knows no order %s', async (orderId) => {
    const { status } = await confirm(orderId as number, 'pi_x')
    expect([404, 422]).toContain(status)
  })
})
