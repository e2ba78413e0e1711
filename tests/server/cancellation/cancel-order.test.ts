import { afterEach, describe, expect, it } from 'vitest'
import { failDelivery } from '#server/driver/fail-delivery.ts'
import { refundDue } from '#server/payment/refund-due.ts'
import { ProcessorFailure } from '#server/adapters/payments/payments.ts'
import { settleDue } from '#server/payment/settle-due.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { cards, typeCard } from '#tests/server/fixtures/card.ts'
import { invoicedOrder, storedOrder } from '#tests/server/fixtures/invoiced.ts'
import { pay, readyOrder, requestForm } from '#tests/server/fixtures/order.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { newStaff } from '#tests/server/fixtures/staff.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const supplier = await newSupplier(provider)
const staff = await newStaff(provider)
const notStopping = { ending: new AbortController().signal }

/** An order for Wednesday afternoon, from 13:00 on: it can be cancelled until 11:00. */
const newIntent = async () => (await pay(provider, supplier, await readyOrder(provider, supplier))).reply
const newPaid = async () => {
  const intent = await newIntent()
  await typeCard(provider, intent, cards.charged)
  await confirm(intent)
  return intent
}
type Intent = Awaited<ReturnType<typeof newIntent>>
const confirm = ({ orderId, paymentIntentId }: Intent) =>
  call(provider, 'confirmOrderPayment', { token: supplier.token, body: { orderId, paymentIntentId } })
const cancel = (id: number, token = supplier.token) =>
  call(provider, 'cancelOrder', { token, params: { id }, body: {} })
const cancelByStaff = (id: number, de: number) =>
  call(provider, 'cancelByStaff', { token: staff.token, params: { id }, body: { de } })
const step = (id: number, de: number, vers: number) =>
  call(provider, 'moveOrder', { token: staff.token, params: { id }, body: { de, vers, expres: true } })
const refund = () => refundDue(provider.world, notStopping)
const givenBack = (intentId: string) =>
  db.selectFrom('embedded_refunds').select(['amount']).where('intent_id', '=', intentId).execute()
const subjects = async (id: number) =>
  (
    await db.selectFrom('letters').select('subject').where('subject', 'like', `%n° ${id} %`).orderBy('id').execute()
  ).map(({ subject }) => subject)
/** What moved it. */
const journal = (id: number) =>
  db
    .selectFrom('order_changes')
    .select(['by_id', 'kind', 'from_status', 'to_status'])
    .where('order_id', '=', id)
    .whereRef('from_status', '!=', 'to_status')
    .orderBy('id')
    .execute()
const intentStatus = async ({ paymentIntentId }: Intent) =>
  (await provider.world.payments.retrieveIntent(paymentIntentId))?.status
const at = (paris: string) => (provider.now = new Date(paris))
afterEach(() => void (provider.now = wednesdayMorning))

describe('A paid order that its customer cancels', () => {
  it('is cancelled at once, and given back whole, once, with a receipt', async () => {
    const intent = await newPaid()
    const { reply } = await cancel(intent.orderId)
    expect(reply).toMatchObject({
      id: intent.orderId,
      status: 6,
      paid: 1,
      refund: { state: 'en cours', receipt: null },
    })
    await refund()
    await refund()
    const after = await storedOrder(provider, intent.orderId)
    expect(after).toMatchObject({
      status: 6,
      payment_status: 1,
      refund_state: 'refunded',
      refund_file: expect.stringMatching(/^remboursement-\d+-[0-9a-f]{32}\.pdf$/),
    })
    expect(await givenBack(intent.paymentIntentId)).toEqual([{ amount: 4788 }])
    expect(await journal(intent.orderId)).toEqual([
      { by_id: supplier.id, kind: 'cancel', from_status: 4, to_status: 6 },
    ])
    expect(await subjects(intent.orderId)).toEqual([
      `Commande n° ${intent.orderId} reçue et payée`,
      `Commande n° ${intent.orderId} annulée`,
      `Commande n° ${intent.orderId} remboursée`,
    ])
    const mine = (await call(provider, 'myOrders', { token: supplier.token })).reply.orders.find(
      ({ id }) => id === intent.orderId,
    )
    expect(mine?.refund).toEqual({ state: 'fait', at: provider.now, receipt: after.refund_file })
  })

  it('can be cancelled to the last instant, two hours before its pickup, and not a second later', async () => {
    const [intent, late] = [await newPaid(), await newPaid()]
    at('2026-11-18T11:00:01+01:00')
    const { status, refusal } = await cancel(late.orderId)
    expect([status, refusal.message]).toEqual([
      409,
      'Cette commande pouvait être annulée ou modifiée jusqu’au mercredi 18 novembre 2026 à 11:00. Contacte-nous.',
    ])
    expect(refusal).toMatchObject({ StatuCommande: 4, StatuPaiement: 1 })
    expect(await storedOrder(provider, late.orderId)).toMatchObject({ status: 4, refund_state: null })
    at('2026-11-18T11:00:00+01:00')
    expect((await cancel(intent.orderId)).status).toBe(200)
  })

  it('is cancelled once, however often it is asked at once', async () => {
    const intent = await newPaid()
    const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(intent.orderId)))
    expect(answers.map(({ status, reply }) => [status, reply.status])).toEqual(
      Array.from({ length: 5 }, () => [200, 6]),
    )
    await Promise.all([refund(), refund()])
    expect(await journal(intent.orderId)).toHaveLength(1)
    expect(await givenBack(intent.paymentIntentId)).toHaveLength(1)
    expect(await subjects(intent.orderId)).toHaveLength(3)
  })

  it('is being prepared: the letter of that step that nobody has got is taken back', async () => {
    const intent = await newPaid()
    await step(intent.orderId, 4, 3)
    expect((await cancel(intent.orderId)).reply.status).toBe(6)
    expect(await subjects(intent.orderId)).toEqual([
      `Commande n° ${intent.orderId} reçue et payée`,
      `Commande n° ${intent.orderId} annulée`,
    ])
  })

  it('is under way: it stays so, and says it', async () => {
    const intent = await newPaid()
    await step(intent.orderId, 4, 3)
    await step(intent.orderId, 3, 1)
    const { status, refusal } = await cancel(intent.orderId)
    expect([status, refusal.message]).toEqual([
      409,
      'Cette commande est « En cours de livraison » : elle ne peut plus être annulée ni modifiée ici. Contacte-nous.',
    ])
    expect((await cancelByStaff(intent.orderId, 1)).status).toBe(409)
  })

  it('was tried before, and is with us: its customer is led to the team, which cancels it and gives it back', async () => {
    const intent = await newPaid()
    await step(intent.orderId, 4, 3)
    await step(intent.orderId, 3, 1)
    const order = await storedOrder(provider, intent.orderId)
    const failure = { why: 'absent', by: staff.id, at: provider.now, doneAt: provider.now }
    await db.transaction().execute((transaction) => failDelivery(transaction, order, failure, null))
    const { status, refusal } = await cancel(intent.orderId)
    expect(status).toBe(409)
    expect(refusal.message).toMatch(/^La marchandise est déjà avec nous, .* : pour annuler .*, contacte-nous\.$/)
    const body = { livraisonType: 'flex', dateLivraison: '2026-11-20 08:00:00', flexHalfDay: 'AM' } as const
    const moved = await call(provider, 'changeMoment', { token: supplier.token, params: { id: intent.orderId }, body })
    expect(moved.reply).toMatchObject({ status: 3, attempt: expect.stringMatching(/^mercredi 18 novembre/) })
    expect((await cancelByStaff(intent.orderId, 3)).status).toBe(200)
    expect(await storedOrder(provider, intent.orderId)).toMatchObject({ status: 6, refund_state: 'asked' })
  })

  it('and that staff moves at the same instant goes one way or the other, never both', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const intent = await newPaid()
      await step(intent.orderId, 4, 3)
      const [cancelled, moved] = await Promise.all(
        turn % 2 === 0
          ? [cancel(intent.orderId), step(intent.orderId, 3, 1)]
          : [cancel(intent.orderId), cancelByStaff(intent.orderId, 3)],
      )
      const order = await storedOrder(provider, intent.orderId)
      expect(moved.status === 200 && cancelled.status === 200).toBe(
        turn % 2 === 1 && order.status === 6 && moved.status === 200,
      )
      expect(order.refund_state).toBe(order.status === 6 ? 'asked' : null)
      expect(await journal(intent.orderId)).toHaveLength(2)
    }
  })

  it('has no invoice, and one that has an invoice is never cancelled', async () => {
    const { id } = await invoicedOrder(provider, supplier)
    expect((await cancel(id)).status).toBe(409)
    expect((await cancelByStaff(id, 2)).status).toBe(409)
    expect(await storedOrder(provider, id)).toMatchObject({ status: 2, refund_state: null })
  })

  it('of somebody else does not exist', async () => {
    const intent = await newPaid()
    const stranger = await newSupplier(provider)
    expect((await cancel(intent.orderId, stranger.token)).status).toBe(404)
  })
})

describe('An unpaid order that is cancelled', () => {
  it('takes no card any more, neither the form’s nor a new one', async () => {
    const intent = await newIntent()
    expect((await cancel(intent.orderId)).reply).toMatchObject({ status: 6, paid: 0, refund: null })
    expect(await intentStatus(intent)).toBe('canceled')
    expect((await typeCard(provider, intent, cards.charged)).reply.paymentIntent?.status).toBe('canceled')
    const { status, refusal } = await confirm(intent)
    expect([status, refusal]).toEqual([402, expect.objectContaining({ processor_status: 'canceled' })])
    expect(await storedOrder(provider, intent.orderId)).toMatchObject({
      payment_status: 0,
      next_ask_at: null,
      refund_state: null,
    })
  })

  it('opens no payment again, by the same submission', async () => {
    const [draft, submission] = [await readyOrder(provider, supplier), crypto.randomUUID()]
    const { orderId } = (await pay(provider, supplier, draft, submission)).reply
    await cancel(orderId)
    const { status, refusal } = await pay(provider, supplier, draft, submission)
    expect([status, refusal.message]).toEqual([409, 'Cette commande est annulée.'])
  })

  it('and whose card was charged at that instant is paid, cancelled, and given back', async () => {
    const intent = await newIntent()
    await typeCard(provider, intent, cards.charged)
    expect((await cancel(intent.orderId)).reply).toMatchObject({ status: 6, paid: 1, refund: { state: 'en cours' } })
    const { status, refusal } = await confirm(intent)
    expect([status, refusal.message]).toEqual([
      402,
      `La commande n° ${intent.orderId} est annulée : tout ce qui a été débité t’est rendu, sans rien faire de plus.`,
    ])
    expect(refusal).toMatchObject({ code: 'cancelled' })
    await refund()
    expect(await givenBack(intent.paymentIntentId)).toEqual([{ amount: 4788 }])
    expect(await subjects(intent.orderId)).toEqual([
      `Commande n° ${intent.orderId} annulée`,
      `Commande n° ${intent.orderId} remboursée`,
    ])
  })

  it('is seen to by the watch when the processor did not answer the cancellation', async () => {
    const intent = await newIntent()
    let isAway = true
    const { payments } = provider.world
    const beside = await openProvider({
      beside: provider,
      world: {
        payments: {
          ...payments,
          cancelIntent: (id) => (isAway ? Promise.reject(new Error('away')) : payments.cancelIntent(id)),
        },
      },
    })
    expect(
      (await call(beside, 'cancelOrder', { token: supplier.token, params: { id: intent.orderId }, body: {} })).reply
        .status,
    ).toBe(6)
    expect(beside.takeLog()).toContainEqual(expect.objectContaining({ message: 'intent not cancelled yet' }))
    expect(await intentStatus(intent)).toBe('requires_payment_method')
    isAway = false
    await settleDue(beside.world, notStopping)
    expect(await intentStatus(intent)).toBe('canceled')
    expect((await storedOrder(provider, intent.orderId)).next_ask_at).toBe(null)
  })

  it('was asked for by mail and has no price: it is cancelled too', async () => {
    const order = await readyOrder(provider, supplier)
    await call(provider, 'requestOrderByMail', { token: supplier.token, body: requestForm(order) })
    const { id } = await db
      .selectFrom('orders')
      .select('id')
      .where('status', '=', 0)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect((await cancel(id)).reply).toMatchObject({ status: 6, paid: null, refund: null })
  })
})

describe('An unpaid order that is let go after its free window', () => {
  const afterwards = () => at('2026-11-18T18:00:00+01:00')

  it('is cancelled at any hour, and takes no card any more', async () => {
    const intent = await newIntent()
    afterwards()
    expect((await cancel(intent.orderId)).reply).toMatchObject({ status: 6, paid: 0, refund: null })
    expect(await intentStatus(intent)).toBe('canceled')
    expect(await journal(intent.orderId)).toEqual([
      { by_id: supplier.id, kind: 'cancel', from_status: 4, to_status: 6 },
    ])
    expect((await cancel(intent.orderId)).reply.status).toBe(6)
    expect(await journal(intent.orderId)).toHaveLength(1)
  })

  it('and was charged before is paid, and stays: no money comes back that the window would have kept', async () => {
    const intent = await newIntent()
    await typeCard(provider, intent, cards.charged)
    afterwards()
    const { status, refusal } = await cancel(intent.orderId)
    expect([status, refusal.message]).toEqual([
      409,
      'Cette commande pouvait être annulée ou modifiée jusqu’au mercredi 18 novembre 2026 à 11:00. Contacte-nous.',
    ])
    expect(await storedOrder(provider, intent.orderId)).toMatchObject({
      status: 4,
      payment_status: 1,
      refund_state: null,
    })
    expect(await givenBack(intent.paymentIntentId)).toEqual([])
  })

  it('stays while its card is being charged', async () => {
    const intent = await newIntent()
    const { payments } = provider.world
    const charging = await openProvider({
      beside: provider,
      world: {
        payments: {
          ...payments,
          cancelIntent: async (id) => ({ ...(await payments.retrieveIntent(id))!, status: 'processing' }),
        },
      },
    })
    charging.now = new Date('2026-11-18T18:00:00+01:00')
    const { status, refusal } = await call(charging, 'cancelOrder', {
      token: supplier.token,
      params: { id: intent.orderId },
      body: {},
    })
    expect([status, refusal.message]).toEqual([
      409,
      'Le paiement de cette commande est en cours : attends qu’il aboutisse, puis réessaie.',
    ])
    expect(await storedOrder(provider, intent.orderId)).toMatchObject({ status: 4, payment_status: 0 })
  })

  it('stays when another amount was charged, and says so: no payment is awaited', async () => {
    const intent = await newIntent()
    await typeCard(provider, intent, cards.charged)
    await db.updateTable('embedded_intents').set({ amount: 50 }).where('id', '=', intent.paymentIntentId).execute()
    afterwards()
    const { status, refusal } = await cancel(intent.orderId)
    expect([status, refusal.message]).toEqual([
      409,
      'Le montant débité n’est pas celui de cette commande : elle ne peut être ni annulée ni modifiée ici. Contacte-nous.',
    ])
    expect(await storedOrder(provider, intent.orderId)).toMatchObject({ status: 4, payment_status: 0 })
    expect(provider.takeLog().filter(({ level }) => level === 'error')).toMatchObject([
      { message: 'another amount was charged', charged: 50, due: 4788 },
    ])
  })

  it('stays as it is when the processor does not answer', async () => {
    const intent = await newIntent()
    const { payments } = provider.world
    const away = await openProvider({
      beside: provider,
      world: {
        payments: { ...payments, cancelIntent: () => Promise.reject(new ProcessorFailure('unavailable', 'away')) },
      },
    })
    away.now = new Date('2026-11-18T18:00:00+01:00')
    expect(
      (await call(away, 'cancelOrder', { token: supplier.token, params: { id: intent.orderId }, body: {} })).status,
    ).toBeGreaterThanOrEqual(500)
    expect(await storedOrder(provider, intent.orderId)).toMatchObject({ status: 4, payment_status: 0 })
  })

  it('stays when the team has begun it all the same', async () => {
    const intent = await newIntent()
    await step(intent.orderId, 4, 3)
    afterwards()
    expect((await cancel(intent.orderId)).status).toBe(409)
    expect((await storedOrder(provider, intent.orderId)).status).toBe(3)
  })
})

describe('An order that the team cancels', () => {
  it('may be cancelled past the customer’s deadline, with who did it, from where it was seen', async () => {
    const intent = await newPaid()
    await step(intent.orderId, 4, 3)
    at('2026-11-18T12:55:00+01:00')
    const { status, refusal } = await cancelByStaff(intent.orderId, 4)
    expect([status, refusal.message]).toEqual([
      409,
      'Cette commande a changé entre-temps : elle est « En cours de préparation ».',
    ])
    expect((await cancelByStaff(intent.orderId, 3)).reply).toMatchObject({ status: 6, refund: { state: 'en cours' } })
    expect((await cancelByStaff(intent.orderId, 3)).status).toBe(409)
    await refund()
    expect((await journal(intent.orderId)).at(-1)).toEqual({
      by_id: staff.id,
      kind: 'cancel',
      from_status: 3,
      to_status: 6,
    })
    expect(await givenBack(intent.paymentIntentId)).toEqual([{ amount: 4788 }])
  })

  it('stays cancelled: it is no step that could be taken back', async () => {
    const intent = await newPaid()
    await cancelByStaff(intent.orderId, 4)
    const { status } = await call(provider, 'undoStep', {
      token: staff.token,
      params: { id: intent.orderId },
      body: {},
    })
    expect(status).toBe(409)
    expect((await storedOrder(provider, intent.orderId)).status).toBe(6)
  })
})
