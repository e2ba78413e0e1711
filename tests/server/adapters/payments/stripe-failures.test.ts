import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { call } from '#tests/server/fixtures/call.ts'
import { pay, readyOrder } from '#tests/server/fixtures/order.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { openStripeProvider, withStripe } from '#tests/server/fixtures/stripe.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'
import type { Mode } from '#tests/stand-ins/stripe.ts'

const { provider, stripe } = await openStripeProvider()
/** Waits half a second for a reply that never comes. */
const impatient = await openProvider({ beside: provider, world: withStripe(stripe, 500) })
const serverOf = (mode: Mode) => (mode === 'hanging' ? impatient : provider)
const { db } = provider.world
const supplier = await newSupplier(provider)
const ordersOf = (submission: string) =>
  db.selectFrom('orders').selectAll().where('submission_id', '=', submission).execute()
const confirm = (orderId: number, paymentIntentId: string, at = provider) =>
  call(at, 'confirmOrderPayment', { token: supplier.token, body: { orderId, paymentIntentId } })
const errors = (at = provider) => at.takeLog().filter(({ level }) => level === 'error')
const away = { status: 503, message: 'Le service de paiement ne répond pas. Réessaie dans un instant.' }
const refusing = {
  status: 502,
  message: 'Le service de paiement a refusé la demande. Réessaie plus tard, ou contacte-nous.',
}

afterEach(() => stripe.misbehave('well'))

describe('an order that Stripe does not answer for', () => {
  it.each([
    ['broken', away],
    ['busy', away],
    ['hanging', away],
    ['cut', away],
    ['unreachable', away],
    ['not-json', away],
    ['malformed', away],
    ['locked-out', refusing],
  ] as const)('is kept, and the same submission pays the same order later: %s', async (mode, told) => {
    const [submission, draft, before] = [randomUUID(), await readyOrder(provider, supplier), stripe.intents.size]
    stripe.misbehave(mode)
    const { status, refusal } = await pay(serverOf(mode), supplier, draft, submission)
    expect({ status, message: refusal.message }).toEqual(told)
    expect(errors(serverOf(mode))).toMatchObject([
      { error: 'ProcessorFailure', route: '/api/fo/create-payment-intent' },
    ])
    const [kept] = await ordersOf(submission)
    expect(kept).toMatchObject({ intent_id: null, payment_status: 0, next_ask_at: null })

    stripe.misbehave('well')
    const { orderId, paymentIntentId } = (await pay(provider, supplier, draft, submission)).reply
    expect({ orderId, made: stripe.intents.size - before }).toEqual({ orderId: kept?.id, made: 1 })
    stripe.confirm(paymentIntentId)
    expect((await confirm(orderId, paymentIntentId)).status).toBe(200)
    expect(await ordersOf(submission)).toHaveLength(1)
  })

  it('gets the very intent whose reply was lost', async () => {
    const [submission, draft] = [randomUUID(), await readyOrder(provider, supplier)]
    stripe.misbehave('cut')
    await pay(provider, supplier, draft, submission)
    errors()
    stripe.misbehave('well')
    const lost = [...stripe.intents.keys()].at(-1)
    expect((await pay(provider, supplier, draft, submission)).reply.paymentIntentId).toBe(lost)
  })

  it('is opened under a new key when Stripe keeps its own fault under the first', async () => {
    const [submission, draft] = [randomUUID(), await readyOrder(provider, supplier)]
    stripe.misbehave('broken')
    await pay(provider, supplier, draft, submission)
    await pay(provider, supplier, draft, submission)
    expect(errors()).toHaveLength(2)
    stripe.misbehave('well')
    const { orderId } = (await pay(provider, supplier, draft, submission)).reply
    const key = `order-${orderId}-${submission}`
    expect(stripe.requests.filter((seen) => seen.key?.startsWith(key)).map((seen) => seen.key)).toEqual([
      key,
      key,
      `${key}-2`,
      key,
      `${key}-2`,
      `${key}-3`,
    ])
  })

  it('is opened under a new key when the first was used with other words, as an older version would have', async () => {
    const [submission, draft] = [randomUUID(), await readyOrder(provider, supplier)]
    stripe.misbehave('busy')
    await pay(provider, supplier, draft, submission)
    errors()
    stripe.misbehave('well')
    const [{ id } = { id: 0 }] = await ordersOf(submission)
    const older = { amount: '4788', currency: 'eur', description: 'Autrement dit' }
    await fetch(`${stripe.url}/v1/payment_intents`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${stripe.keys.secretKey}`, 'Idempotency-Key': `order-${id}-${submission}` },
      body: new URLSearchParams(older),
    })
    const { paymentIntentId } = (await pay(provider, supplier, draft, submission)).reply
    expect(stripe.intents.get(paymentIntentId)?.description).toBe(`Livraison Colibat, commande n° ${id}`)
  })

  it('waits for another server that is opening it, and pays with the same intent', async () => {
    const beside = await openProvider({ beside: provider, world: withStripe(stripe) })
    const [submission, draft] = [randomUUID(), await readyOrder(provider, supplier)]
    const release = stripe.hold()
    const posts = [pay(provider, supplier, draft, submission), pay(beside, supplier, draft, submission)]
    const conflict = () => stripe.requests.filter((seen) => seen.key?.endsWith(submission)).length
    await expect.poll(conflict, { interval: 5 }).toBe(2)
    release()
    const [first, second] = await Promise.all(posts)
    expect(second?.reply).toEqual(first?.reply)
  })
})

describe('a confirmation that Stripe does not answer', () => {
  it.each([
    ['broken', away],
    ['busy', away],
    ['hanging', away],
    ['cut', away],
    ['not-json', away],
    ['malformed', away],
    ['locked-out', refusing],
  ] as const)('changes nothing, says so, and counts once it is asked again: %s', async (mode, told) => {
    const { orderId, paymentIntentId } = (await pay(provider, supplier, await readyOrder(provider, supplier))).reply
    stripe.confirm(paymentIntentId)
    stripe.misbehave(mode)
    const { status, refusal } = await confirm(orderId, paymentIntentId, serverOf(mode))
    expect({ status, message: refusal.message }).toEqual(told)
    expect(errors(serverOf(mode))).toHaveLength(1)
    stripe.misbehave('well')
    expect((await confirm(orderId, paymentIntentId)).status).toBe(200)
  })
})

describe('the log of a payment with Stripe', () => {
  it('holds no key, no secret and nothing of a card, whatever goes wrong', async () => {
    const lines: unknown[] = provider.takeLog()
    for (const mode of ['locked-out', 'broken', 'cut', 'malformed', 'well'] as const) {
      stripe.misbehave(mode)
      const submission = randomUUID()
      await pay(provider, supplier, await readyOrder(provider, supplier), submission)
      lines.push(...provider.takeLog())
    }
    const { orderId, paymentIntentId, clientSecret } = (
      await pay(provider, supplier, await readyOrder(provider, supplier))
    ).reply
    stripe.confirm(paymentIntentId, 'declined')
    await confirm(orderId, paymentIntentId)
    lines.push(...provider.takeLog())
    expect(lines.length).toBeGreaterThan(10)
    expect(JSON.stringify(lines)).not.toMatch(/sk_test|pk_test|whsec|_secret_|refus/)
    expect(JSON.stringify(lines)).not.toContain(clientSecret)
  })
})
