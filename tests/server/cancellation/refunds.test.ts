import { afterEach, describe, expect, it } from 'vitest'
import { invoiceBytes } from '#server/invoices/invoice-bytes.ts'
import { refundDue } from '#server/payment/refund-due.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { pdfPages, storedOrder } from '#tests/server/fixtures/invoiced.ts'
import { pay, readyOrder } from '#tests/server/fixtures/order.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { deliver, openStripeProvider, withStripe } from '#tests/server/fixtures/stripe.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'
import type { Mode } from '#tests/stand-ins/stripe.ts'

const { provider, stripe } = await openStripeProvider()
const { db } = provider.world
const beside = await openProvider({ beside: provider, world: withStripe(stripe) })
/** Waits half a second for a reply that never comes. */
const impatient = await openProvider({ beside: provider, world: withStripe(stripe, 500) })
const serverOf = (mode: Mode) => (mode === 'hanging' ? impatient : provider)
const supplier = await newSupplier(provider)
const notStopping = { ending: new AbortController().signal }

const newPaid = async () => {
  const intent = (await pay(provider, supplier, await readyOrder(provider, supplier))).reply
  stripe.confirm(intent.paymentIntentId)
  await call(provider, 'confirmOrderPayment', {
    token: supplier.token,
    body: { orderId: intent.orderId, paymentIntentId: intent.paymentIntentId },
  })
  return intent
}
const cancel = (id: number) => call(provider, 'cancelOrder', { token: supplier.token, params: { id }, body: {} })
const newCancelled = async () => {
  const intent = await newPaid()
  await cancel(intent.orderId)
  return intent
}
type Intent = Awaited<ReturnType<typeof newPaid>>
const round = (world = provider.world) => refundDue(world, notStopping)
const later = (minutes: number) => (provider.now = new Date(provider.now.getTime() + minutes * 60_000))
const givenBack = ({ paymentIntentId }: Intent) =>
  stripe.refunds
    .filter(({ payment_intent: of, status }) => of === paymentIntentId && status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0)
const state = async ({ orderId }: Intent) => (await storedOrder(provider, orderId)).refund_state
const nextTry = async ({ orderId }: Intent) =>
  new Date(
    (await db.selectFrom('refunds').select('next_try_at').where('order_id', '=', orderId).executeTakeFirstOrThrow())
      .next_try_at ?? 0,
  )
const toStaff = async ({ orderId }: Intent) =>
  (
    await db
      .selectFrom('letters')
      .select('subject')
      .where('to_address', '=', 'equipe@colibat.example')
      .where('subject', 'like', `%n° ${orderId} %`)
      .execute()
  ).length
const errors = (at = provider) => at.takeLog().filter(({ level }) => level === 'error')

afterEach(() => {
  stripe.misbehave('well')
  stripe.refundsEnd('succeeded')
  provider.now = wednesdayMorning
})

describe('a refund by Stripe', () => {
  it('is of the whole charge, under a key of the order’s own, and says what it was made for', async () => {
    const intent = await newCancelled()
    await round()
    expect(await state(intent)).toBe('refunded')
    expect(stripe.refunds[0]).toMatchObject({
      payment_intent: intent.paymentIntentId,
      amount: 4788,
      metadata: { orderId: String(intent.orderId) },
    })
    expect(stripe.requests.at(-1)).toMatchObject({
      path: '/v1/refunds',
      key: expect.stringMatching(new RegExp(`^refund-order-${intent.orderId}-[\\da-f-]{36}$`)),
    })
  })

  it.each(['broken', 'busy', 'hanging', 'cut', 'unreachable', 'not-json', 'malformed'] as const)(
    'is made by a later try, once, when the first one fails: %s',
    async (mode) => {
      const intent = await newCancelled()
      stripe.misbehave(mode)
      await round(serverOf(mode).world)
      expect([await state(intent), await toStaff(intent)]).toEqual(['asked', 0])
      expect(errors(serverOf(mode))).toMatchObject([
        { error: 'ProcessorFailure', message: 'not refunded', attempts: 1 },
      ])
      stripe.misbehave('well')
      await round()
      expect(await state(intent)).toBe('asked')
      later(1)
      await round()
      expect([await state(intent), givenBack(intent)]).toEqual(['refunded', 4788])
    },
  )

  it.each(['cut', 'hanging', 'malformed'] as const)(
    'whose reply is lost is found, not made again, though its key is forgotten: %s',
    async (mode) => {
      const intent = await newCancelled()
      stripe.misbehave(({ method, path }) => (method === 'POST' && path === '/v1/refunds' ? mode : 'well'))
      await round(serverOf(mode).world)
      expect([await state(intent), givenBack(intent)]).toEqual(['asked', 4788])
      errors(serverOf(mode))
      stripe.misbehave('well')
      later(60 * 24 * 3)
      const asked = stripe.requests.length
      await round()
      expect([await state(intent), givenBack(intent)]).toEqual(['refunded', 4788])
      expect(stripe.requests.slice(asked).map(({ method }) => method)).toEqual(['GET'])
    },
  )

  it('is made under a new key when Stripe keeps its own fault under the first', async () => {
    const intent = await newCancelled()
    stripe.misbehave(({ method, path }) => (method === 'POST' && path === '/v1/refunds' ? 'broken' : 'well'))
    await round()
    errors()
    stripe.misbehave('well')
    later(1)
    await round()
    expect([await state(intent), givenBack(intent)]).toEqual(['refunded', 4788])
  })

  it('that is turned down is told to the team once, tried on daily, and done once that helps', async () => {
    const intent = await newCancelled()
    stripe.misbehave('locked-out')
    for (let day = 0; day < 15; day += 1) {
      await round()
      later(24 * 60)
    }
    expect([await state(intent), await toStaff(intent), givenBack(intent)]).toEqual(['failed', 1, 0])
    expect(errors()).toHaveLength(15)
    stripe.misbehave('well')
    await round()
    expect([await state(intent), await toStaff(intent), givenBack(intent)]).toEqual(['refunded', 1, 4788])
  })

  it('that gets no answer for a day and a half is told to the team, and not before', async () => {
    const intent = await newCancelled()
    // A connection that is cut would be tried anew by Stripe's own library each time, half a second later.
    stripe.misbehave('not-json')
    const begun = provider.now.getTime()
    for (await round(); (await state(intent)) === 'asked'; await round()) provider.now = await nextTry(intent)
    const hours = (provider.now.getTime() - begun) / 3_600_000
    expect([await toStaff(intent), hours > 24, hours < 72]).toEqual([1, true, true])
    errors()
  })

  it('that the bank has not taken yet is « en cours » until it has', async () => {
    const intent = await newCancelled()
    stripe.refundsEnd('pending')
    await round()
    expect(await state(intent)).toBe('asked')
    stripe.settleRefund(stripe.refunds[0]?.id ?? '', 'succeeded')
    later(1)
    await round()
    expect([await state(intent), givenBack(intent)]).toEqual(['refunded', 4788])
  })

  it('that the bank sends back is told to the team', async () => {
    const intent = await newCancelled()
    stripe.refundsEnd('failed')
    await round()
    expect([await state(intent), await toStaff(intent)]).toEqual(['failed', 1])
  })

  it('that the bank sends back later is owed again, told to the team, and done by a refund of its own', async () => {
    const [intent, before] = [await newCancelled(), stripe.refunds.length]
    await round()
    const { refund_file: file } = await storedOrder(provider, intent.orderId)
    const [first] = stripe.refunds
    stripe.settleRefund(first?.id ?? '', 'failed')
    const event = stripe.event(intent.paymentIntentId, {
      type: 'refund.failed',
      object: stripe.refunds[0] ?? {},
      at: provider.now,
    })
    expect([await deliver(provider, event), await deliver(provider, event)]).toEqual([200, 200])
    expect([await state(intent), await toStaff(intent), givenBack(intent)]).toEqual(['failed', 1, 0])
    expect((await provider.app.request(`/factures/${file}`)).status).toBe(404)
    await round()
    expect([await state(intent), givenBack(intent), stripe.refunds.length]).toEqual(['refunded', 4788, 2 + before])
    await deliver(provider, event)
    expect(await state(intent), 'told once more, late').toBe('refunded')
    const told = await db
      .selectFrom('letters')
      .select('text')
      .where('once_key', '=', `order-refunded-${intent.orderId}`)
      .execute()
    expect(told).toEqual([{ text: expect.stringContaining(stripe.refunds[0]?.id ?? 'none') }])
  })

  it('that was on its way and fails is made anew at once, whatever its key answers again', async () => {
    const intent = await newCancelled()
    stripe.refundsEnd('pending')
    await round()
    stripe.settleRefund(stripe.refunds[0]?.id ?? '', 'failed')
    stripe.refundsEnd('succeeded')
    later(1)
    await round()
    expect([await state(intent), givenBack(intent)]).toEqual(['refunded', 4788])
  })

  it('is of what was charged, where that is not the price', async () => {
    const intent = (await pay(provider, supplier, await readyOrder(provider, supplier))).reply
    stripe.confirm(intent.paymentIntentId, 'good', 5000)
    await cancel(intent.orderId)
    expect(errors()).toMatchObject([{ message: 'another amount was charged', charged: 5000, due: 4788 }])
    expect(await state(intent)).toBe('asked')
    await round()
    const { refund_file: file } = await storedOrder(provider, intent.orderId)
    const [text = ''] = await pdfPages((await invoiceBytes(file ?? '', provider.world)) ?? new Uint8Array())
    expect([await state(intent), givenBack(intent)]).toEqual(['refunded', 5000])
    for (const piece of ['Montant débité', 'Total HT 41,67 €', 'TVA 20 % 8,33 €', 'Rendu TTC 50,00 €'])
      expect(withoutSpaces(text)).toContain(withoutSpaces(piece))
  })

  it('made by hand counts, and only the rest of a part is given back', async () => {
    const [whole, part] = [await newPaid(), await newPaid()]
    stripe.refundByHand(whole.paymentIntentId, 4788)
    stripe.refundByHand(part.paymentIntentId, 1000)
    await cancel(whole.orderId)
    await cancel(part.orderId)
    await round()
    expect([await state(whole), givenBack(whole), await state(part), givenBack(part)]).toEqual([
      'refunded',
      4788,
      'refunded',
      4788,
    ])
  })

  it('is made once by two servers at the same instant', async () => {
    const intents = [await newCancelled(), await newCancelled(), await newCancelled()]
    await Promise.all([round(), round(beside.world), round()])
    expect(intents.map(givenBack)).toEqual([4788, 4788, 4788])
    expect(await Promise.all(intents.map(state))).toEqual(['refunded', 'refunded', 'refunded'])
  })
})

describe('a charge that comes after the cancellation', () => {
  it('cannot be made at Stripe any more', async () => {
    const intent = (await pay(provider, supplier, await readyOrder(provider, supplier))).reply
    await cancel(intent.orderId)
    expect(stripe.intents.get(intent.paymentIntentId)?.status).toBe('canceled')
  })

  it('that Stripe tells of late, or twice, is booked and given back once', async () => {
    const intent = await chargedOnceCancelled()
    const event = stripe.event(intent.paymentIntentId, { at: provider.now })
    expect([await deliver(provider, event), await deliver(provider, event)]).toEqual([200, 200])
    expect(await storedOrder(provider, intent.orderId)).toMatchObject({
      status: 6,
      payment_status: 1,
      refund_state: 'asked',
    })
    await round()
    await deliver(provider, event)
    await round()
    expect([await state(intent), givenBack(intent)]).toEqual(['refunded', 4788])
  })
})

describe('the receipt of a refund', () => {
  it('says who was given back what, when, and that it is no credit note; it is served by its name', async () => {
    const intent = await newCancelled()
    await round()
    const { refund_file: file } = await storedOrder(provider, intent.orderId)
    const bytes = await invoiceBytes(file ?? '', provider.world)
    const [text = '', ...more] = await pdfPages(bytes ?? new Uint8Array())
    expect(more).toEqual([])
    const pieces = [
      'Reçu de remboursement',
      'Établi le 18/11/2026',
      `n° ${intent.orderId} du 18/11/2026`,
      'Total HT 39,90 €',
      'TVA 20 % 7,98 €',
      'Rendu TTC 47,88 €',
      'Rendu sur la carte le 18/11/2026',
      stripe.refunds[0]?.id ?? 'none',
      'ce reçu n’est pas un avoir',
    ]
    for (const piece of pieces) expect(withoutSpaces(text)).toContain(withoutSpaces(piece))
    const served = await provider.app.request(`/factures/${file}`)
    expect([served.status, served.headers.get('content-type'), served.headers.get('content-disposition')]).toEqual([
      200,
      'application/pdf',
      `inline; filename="remboursement-${intent.orderId}.pdf"`,
    ])
    const letter = await db
      .selectFrom('letters')
      .innerJoin('letter_attachments', 'letter_id', 'letters.id')
      .select(['subject', 'name', 'path'])
      .where('once_key', '=', `order-refunded-${intent.orderId}`)
      .executeTakeFirst()
    expect(letter).toEqual({
      subject: `Commande n° ${intent.orderId} remboursée`,
      name: `remboursement-${intent.orderId}.pdf`,
      path: `invoices/${file}`,
    })
  })

  it('bears the day of the cancellation, though the charge is found out about a day later', async () => {
    const intent = await chargedOnceCancelled()
    later(24 * 60)
    await deliver(provider, stripe.event(intent.paymentIntentId, { at: provider.now }))
    await round()
    const { refund_file: file } = await storedOrder(provider, intent.orderId)
    const [text = ''] = await pdfPages((await invoiceBytes(file ?? '', provider.world)) ?? new Uint8Array())
    expect(withoutSpaces(text)).toContain('Annuléele18/11/2026')
    expect(withoutSpaces(text)).toContain(withoutSpaces('Rendu sur la carte le 19/11/2026'))
  })
})

/** Readers of PDF put spaces and ends of lines as they like. */
/** An order whose card was charged after all: Stripe could not be told of its cancellation. */
async function chargedOnceCancelled() {
  const intent = (await pay(provider, supplier, await readyOrder(provider, supplier))).reply
  stripe.misbehave(({ path }) => (path.endsWith('/cancel') ? 'unreachable' : 'well'))
  await cancel(intent.orderId)
  errors()
  stripe.misbehave('well')
  stripe.confirm(intent.paymentIntentId)
  return intent
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '')
}
