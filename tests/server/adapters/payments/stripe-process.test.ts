import { describe, expect, it } from 'vitest'
import { stripeWebhookPath } from '#server/adapters/payments/signed-notices.ts'
import { pay, readyOrder } from '#tests/server/fixtures/order.ts'
import { serverProcesses, stop } from '#tests/server/fixtures/server-process.ts'
import { openStripeProvider } from '#tests/server/fixtures/stripe.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const { provider, stripe } = await openStripeProvider()
const { start } = serverProcesses(provider)
const settings = {
  STRIPE_SECRET_KEY: stripe.keys.secretKey,
  STRIPE_PUBLISHABLE_KEY: stripe.keys.publishableKey,
  STRIPE_WEBHOOK_SECRET: stripe.keys.webhookSecret,
  STRIPE_API_URL: stripe.url,
}
const paid = async (id: number) =>
  (await provider.world.db.selectFrom('orders').select('payment_status').where('id', '=', id).executeTakeFirst())
    ?.payment_status

describe('a server process with the keys of Stripe', () => {
  it('finds by itself what was charged while no server ran, takes events, and logs no secret', async () => {
    provider.now = new Date(Date.now() - 60_000)
    const supplier = await newSupplier(provider)
    const urgent = () => readyOrder(provider, supplier, { moment: { type: 'urgent' } })
    const missed = (await pay(provider, supplier, await urgent())).reply
    stripe.confirm(missed.paymentIntentId)
    const server = await start(settings)
    expect(await (await fetch(`${server.address}/api/settings`)).json()).toMatchObject({
      processor: { kind: 'stripe', publishableKey: stripe.keys.publishableKey },
    })
    await expect.poll(() => paid(missed.orderId)).toBe(1)

    const told = (await pay(provider, supplier, await urgent())).reply
    stripe.confirm(told.paymentIntentId)
    const { body, headers } = stripe.event(told.paymentIntentId)
    const response = await fetch(`${server.address}${stripeWebhookPath}`, { method: 'POST', body, headers })
    expect([response.status, await response.json(), await paid(told.orderId)]).toEqual([200, { received: true }, 1])
    await stop(server)
    expect(server.output()).not.toMatch(/sk_test|whsec|_secret_/)
  }, 180_000)
})
