import { afterAll } from 'vitest'
import { createStripePayments } from '#server/adapters/payments/stripe-payments.ts'
import { stripeWebhookPath } from '#server/adapters/payments/webhook-paths.ts'
import type { World } from '#server/world.ts'
import { start, type StripeStandIn } from '#tests/stand-ins/stripe.ts'
import type { SignedEvent } from '#tests/stand-ins/stripe-events.ts'
import { openProvider, type Provider } from './provider.ts'

/** What a server with Stripe's keys adds to a world; a reply that takes longer than half a second never came. */
export function withStripe({ url, keys }: StripeStandIn): Pick<World, 'payments' | 'embeddedProcessor'> {
  return { payments: createStripePayments({ keys, apiUrl: url, timeoutMs: 500 }), embeddedProcessor: null }
}

/** A provider whose cards Stripe takes, with the Stripe it talks to. */
export async function openStripeProvider(): Promise<{ provider: Provider; stripe: StripeStandIn }> {
  const stripe = await start()
  afterAll(() => stripe.stop())
  return { provider: await openProvider({ world: withStripe(stripe) }), stripe }
}

/** Posts an event as Stripe does; answers the status. */
export async function deliver({ app }: Pick<Provider, 'app'>, { body, headers }: SignedEvent): Promise<number> {
  const remote = { incoming: { socket: { remoteAddress: '198.51.100.7' } } }
  return (await app.request(stripeWebhookPath, { method: 'POST', body, headers }, remote)).status
}
