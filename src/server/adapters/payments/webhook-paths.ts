import { serverAddresses } from '#contract/addresses.ts'

/** Where Stripe posts its events. */
export const stripeWebhookPath = `${serverAddresses.api}/stripe/webhook`

/** Where the embedded processor posts its own. */
export const embeddedWebhookPath = `${serverAddresses.api}/embedded-processor/webhook`
