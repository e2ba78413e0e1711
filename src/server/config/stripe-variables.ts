import * as v from 'valibot'

const key = (pattern: RegExp, sentence: string) =>
  v.optional(v.nullable(v.pipe(v.string(), v.regex(pattern, sentence))), null)

/**
 * What the environment says of Stripe: three keys, all or none. STRIPE_API_URL is for stand-ins on this very machine:
 * the secret key goes there.
 */
export const stripeVariables = {
  STRIPE_SECRET_KEY: key(/^(?:sk|rk)_(?:test|live)_\w+$/, 'une clé secrète de Stripe, sk_… ou rk_…'),
  STRIPE_PUBLISHABLE_KEY: key(/^pk_(?:test|live)_\w+$/, 'une clé publiable de Stripe, pk_…'),
  STRIPE_WEBHOOK_SECRET: key(/^whsec_\S+$/, 'le secret d’un webhook de Stripe, whsec_…'),
  STRIPE_API_URL: v.optional(
    v.nullable(v.pipe(v.string(), v.check(isLoopback, 'une adresse http de cette machine, pour les essais'))),
    null,
  ),
}

type StripeVariable = Exclude<keyof typeof stripeVariables, 'STRIPE_API_URL'>
export type StripeKeysGiven = Readonly<Record<StripeVariable, string | null>>

/** Whether a key is there when one of the others is. */
export function isWithTheOthers(name: StripeVariable) {
  return (given: StripeKeysGiven): boolean => given[name] !== null || names.every((other) => given[other] === null)
}

/** Whether the page and the server pay on the same side: a test card must not meet a live account. */
export function areOfOneMode({
  STRIPE_SECRET_KEY: secret,
  STRIPE_PUBLISHABLE_KEY: publishable,
}: Pick<StripeKeysGiven, 'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY'>): boolean {
  return secret === null || publishable === null || secret.split('_')[1] === publishable.split('_')[1]
}

/** The account, null without keys. */
export function stripeKeys({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_PUBLISHABLE_KEY: publishableKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
}: StripeKeysGiven) {
  return secretKey === null || publishableKey === null || webhookSecret === null
    ? null
    : { secretKey, publishableKey, webhookSecret }
}

/** Whether one of the keys is there. */
export function hasStripeKey(given: StripeKeysGiven): boolean {
  return names.some((name) => given[name] !== null)
}

/** Whether it charges real cards. */
export function isLiveKey(secretKey: string): boolean {
  return secretKey.split('_')[1] === 'live'
}

const names = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const satisfies readonly StripeVariable[]

function isLoopback(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
}
