import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { orderOnWire } from '#contract/order/order-wire.ts'
import { cards } from '#tests/server/fixtures/card.ts'
import { pay, readyOrder } from '#tests/server/fixtures/order.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { ended, serverProcesses, stop, type ServerProcess } from '#tests/server/fixtures/server-process.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
provider.now = new Date(Date.now() - 60_000)
const { db } = provider.world
const processes = serverProcesses(provider)
/** The sessions of this test's own provider are good there. */
const start = () => processes.start({ TOKEN_KEY: 'the same key for every provider of the tests' })

describe('a server that is killed while somebody pays', () => {
  it('leaves one order, one charge, one letter, found by the next server; whose own event then pays an order without its page', async () => {
    let server = await start()
    const session = await newSupplier(provider)
    const order = await readyOrder(provider, session, { moment: { type: 'urgent' } })
    const submission = randomUUID()
    const create = () =>
      post(
        server,
        '/fo/create-payment-intent',
        { amount: order.price.totalTTC, orderData: orderOnWire(order) },
        { token: session.token, submission },
      )

    const posts = Array.from({ length: 12 }, create)
    await Promise.any(posts)
    await kill(server)
    await Promise.allSettled(posts)

    server = await start()
    const intent = (await create()).json as Created
    const card = typeCard(server, intent).catch(() => null)
    await expect.poll(() => statusOf(intent), { interval: 1 }).toBe('succeeded')
    await kill(server)
    await card
    // As if the fifteen seconds until its turn had gone by.
    await askAt(intent, Date.now())
    server = await start()
    await expect.poll(() => paid(intent.orderId)).toBe(1)
    expect(
      await db
        .selectFrom('orders')
        .select(['id', 'intent_id', 'payment_status'])
        .where('submission_id', '=', submission)
        .execute(),
    ).toEqual([{ id: intent.orderId, intent_id: intent.paymentIntentId, payment_status: 1 }])
    expect(
      await db
        .selectFrom('embedded_intents')
        .select(['id', 'status', 'amount'])
        .where('order_id', '=', intent.orderId)
        .execute(),
    ).toEqual([{ id: intent.paymentIntentId, status: 'succeeded', amount: order.price.totalTTC }])
    expect(
      await db.selectFrom('letters').select('id').where('once_key', '=', `order-paid-${intent.orderId}`).execute(),
    ).toHaveLength(1)

    const next = (await pay(provider, session, await readyOrder(provider, session, { moment: { type: 'urgent' } })))
      .reply
    // Its watch is not to ask before this test has long ended: only the event can tell.
    await askAt(next, Date.now() + 3_600_000)
    await typeCard(server, next)
    await expect.poll(() => paid(next.orderId)).toBe(1)
    await stop(server)
    expect(server.output()).not.toMatch(/whsec|_secret_/)
  }, 180_000)
})

interface Created {
  readonly clientSecret: string
  readonly orderId: number
  readonly paymentIntentId: string
}

async function typeCard(server: ServerProcess, { paymentIntentId, clientSecret }: Created) {
  const billing_details = {
    name: 'Ali Petit',
    email: 'ali@exemple.fr',
    phone: '0611223344',
    address: { line1: '3 avenue Jean Médecin', postal_code: '06000', country: 'FR' },
  }
  return await post(server, `/embedded-processor/intents/${paymentIntentId}/confirm`, {
    client_secret: clientSecret,
    card: { number: cards.charged, exp_month: 10, exp_year: 2030, cvc: '123' },
    billing_details,
  })
}

async function post(
  { address }: ServerProcess,
  path: string,
  body: unknown,
  { token, submission }: { token?: string; submission?: string } = {},
) {
  const headers = {
    'Content-Type': 'application/json',
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(submission && { 'Idempotency-Key': submission }),
  }
  const response = await fetch(`${address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: response.status, json: (await response.json()) as unknown }
}

async function kill({ child }: ServerProcess): Promise<void> {
  child.kill('SIGKILL')
  await ended(child)
}

async function askAt({ orderId }: Created, at: number): Promise<void> {
  await db.updateTable('orders').set({ next_ask_at: at }).where('id', '=', orderId).execute()
}

async function statusOf({ paymentIntentId }: Created) {
  return (await db.selectFrom('embedded_intents').select('status').where('id', '=', paymentIntentId).executeTakeFirst())
    ?.status
}

async function paid(orderId: number) {
  return (await db.selectFrom('orders').select('payment_status').where('id', '=', orderId).executeTakeFirst())
    ?.payment_status
}
