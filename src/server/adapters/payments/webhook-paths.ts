/** Where Stripe posts its events. */
export const stripeWebhookPath = '/api/stripe/webhook'

/** Where the embedded processor posts its own. */
export const embeddedWebhookPath = '/api/embedded-processor/webhook'
