import { describe, expect, it } from 'vitest'
import { moveIntent } from '#server/adapters/payments/embedded-intents.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { cards, typeCard } from '#tests/server/fixtures/card.ts'
import { pay, readyOrder } from '#tests/server/fixtures/order.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const supplier = await newSupplier(provider)
const newIntent = async () => (await pay(provider, supplier, await readyOrder(provider, supplier))).reply
type Held = Awaited<ReturnType<typeof newIntent>>

const authenticate = (intent: Held, approved: boolean) =>
  call(provider, 'authenticateEmbeddedCard', {
    params: { id: intent.paymentIntentId },
    body: { client_secret: intent.clientSecret, approved },
  })
const stored = async ({ paymentIntentId }: Held) =>
  await provider.world.db
    .selectFrom('embedded_intents')
    .selectAll()
    .where('id', '=', paymentIntentId)
    .executeTakeFirstOrThrow()

describe('the embedded card processor', () => {
  it.each(['4242424242424242', '5555555555554444', '378282246310005'])('charges %s', async (number) => {
    const { reply } = await typeCard(provider, await newIntent(), number)
    expect(reply).toMatchObject({ error: null, paymentIntent: { status: 'succeeded', amount: 4788 } })
  })

  it.each([
    [cards.declined, 'card_declined', 'Ta carte a été refusée.'],
    [cards.withoutFunds, 'insufficient_funds', 'Ta carte a été refusée : provision insuffisante.'],
    [cards.expired, 'expired_card', 'Ta carte a expiré.'],
    [cards.wrongCode, 'incorrect_cvc', 'Le code de sécurité de ta carte est incorrect.'],
  ])('refuses %s and waits for another card', async (number, code, message) => {
    const intent = await newIntent()
    expect((await typeCard(provider, intent, number)).reply).toMatchObject({
      error: { code, message },
      paymentIntent: { status: 'requires_payment_method' },
    })
    expect(await stored(intent)).toMatchObject({ status: 'requires_payment_method', last_error: code })
    expect((await typeCard(provider, intent, cards.charged)).reply.paymentIntent?.status).toBe('succeeded')
    expect(await stored(intent)).toMatchObject({ status: 'succeeded', last_error: null })
  })

  it('takes no card past its month', async () => {
    expect((await typeCard(provider, await newIntent(), cards.charged, { expYear: 2025 })).reply.error?.code).toBe(
      'expired_card',
    )
  })

  it.each(['4000002500003155', '4000002760003184'])(
    'asks %s for 3-D Secure, and charges when it is approved',
    async (number) => {
      const intent = await newIntent()
      expect((await typeCard(provider, intent, number)).reply).toMatchObject({
        error: null,
        paymentIntent: { status: 'requires_action' },
      })
      expect((await authenticate(intent, true)).reply).toMatchObject({
        error: null,
        paymentIntent: { status: 'succeeded' },
      })
    },
  )

  it('waits for another card when 3-D Secure is refused', async () => {
    const intent = await newIntent()
    await typeCard(provider, intent, cards.asksSecure)
    const { reply } = await authenticate(intent, false)
    expect(reply).toMatchObject({
      error: { code: 'payment_intent_authentication_failure' },
      paymentIntent: { status: 'requires_payment_method' },
    })
    expect((await authenticate(intent, true)).reply.error?.code).toBe('payment_intent_unexpected_state')
    expect((await stored(intent)).status).toBe('requires_payment_method')
  })

  it('marks each refusal, of a card as of a holder, by something of its own', async () => {
    const intent = await newIntent()
    const marks: (string | null)[] = []
    for (const number of [cards.declined, cards.declined, cards.asksSecure]) {
      await typeCard(provider, intent, number)
      marks.push((await stored(intent)).last_refusal)
    }
    await authenticate(intent, false)
    marks.push((await stored(intent)).last_refusal)
    expect([new Set(marks).size, marks.indexOf(null)]).toEqual([4, 2])
  })

  it('charges once: a card typed after the charge changes nothing', async () => {
    const intent = await newIntent()
    await typeCard(provider, intent, cards.charged)
    expect((await typeCard(provider, intent, cards.declined)).reply).toMatchObject({
      error: null,
      paymentIntent: { status: 'succeeded' },
    })
    expect((await authenticate(intent, false)).reply).toMatchObject({
      error: null,
      paymentIntent: { status: 'succeeded' },
    })
  })

  it('ends charged when a good card and bad ones race', async () => {
    const intent = await newIntent()
    const numbers = Array.from({ length: 30 }, (_, index) => (index === 15 ? cards.charged : cards.declined))
    await Promise.all(numbers.map((number) => typeCard(provider, intent, number)))
    await typeCard(provider, intent, cards.charged)
    await Promise.all(numbers.map((number) => typeCard(provider, intent, number)))
    expect((await stored(intent)).status).toBe('succeeded')
  })

  it('moves no intent from a state that it has left meanwhile', async () => {
    const intent = await newIntent()
    const seen = await stored(intent)
    await typeCard(provider, intent, cards.charged)
    const late = { status: 'requires_payment_method', lastError: 'card_declined', refusal: 'a', at: 1 } as const
    expect(await moveIntent(provider.world.db, seen, late)).toBeNull()
    expect(await stored(intent)).toMatchObject({ status: 'succeeded', last_error: null })
  })

  it('answers a step with the intent as it now is', async () => {
    const { embeddedProcessor } = provider.world
    const intent = await newIntent()
    for (const number of [cards.declined, cards.asksSecure, cards.charged]) {
      const step = await embeddedProcessor?.confirm(intent.paymentIntentId, intent.clientSecret, {
        number,
        expMonth: 10,
        expYear: 2030,
      })
      expect(step).toMatchObject({ intent: (await embeddedProcessor?.retrieveIntent(intent.paymentIntentId)) ?? {} })
    }
  })

  it('refuses every other number, and keeps nothing of it', async () => {
    const intent = await newIntent()
    const before = await stored(intent)
    const { status, refusal } = await typeCard(provider, intent, cards.real)
    expect({ status, refusal }).toEqual({
      status: 400,
      refusal: {
        success: false,
        code: 'test_card_only',
        message: 'Démonstration : seules les cartes de test sont acceptées.',
      },
    })
    expect(await stored(intent)).toEqual(before)
  })

  it('keeps and logs no card number', async () => {
    const intent = await newIntent()
    provider.takeLog()
    await typeCard(provider, intent, cards.charged)
    expect(JSON.stringify([await stored(intent), provider.takeLog()])).not.toContain('424242')
  })

  it('knows no intent without its secret', async () => {
    const intent = await newIntent()
    const strangers = [
      { ...intent, clientSecret: 'x' },
      { ...intent, clientSecret: `${intent.clientSecret.slice(0, -1)}x` },
      { ...intent, paymentIntentId: 'pi_unknown' },
    ]
    for (const stranger of strangers) {
      expect((await typeCard(provider, stranger, cards.charged)).status).toBe(404)
      expect((await authenticate(stranger, true)).status).toBe(404)
    }
    expect((await stored(intent)).status).toBe('requires_payment_method')
  })

  it('is closed when a real processor takes the cards', async () => {
    const intent = await newIntent()
    const real = await openProvider({ beside: provider, world: { embeddedProcessor: null } })
    expect((await typeCard(real, intent, cards.charged)).status).toBe(404)
  })
})
