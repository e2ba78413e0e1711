import * as v from 'valibot'
import { exampleSiren } from '#content/company.ts'
import { hasStripeKey, isLiveKey, type StripeKeysGiven } from './stripe-variables.ts'

/** A setting that is on or off. */
export const flag = v.pipe(
  v.optional(v.picklist(['0', '1'], '1 ou 0'), '0'),
  v.transform((text) => text === '1'),
)

/** Whether this is a demonstration on purpose. */
export const saleVariables = { DEMO: flag }

type Site = { readonly PUBLIC_URL: string | null; readonly SMTP_URL: string | null; readonly DEMO: boolean }

/** Whether a site that people reach takes their cards for real: without Stripe's keys the published test cards pay. */
export function takesRealCards({ PUBLIC_URL, SMTP_URL, DEMO, ...given }: Site & StripeKeysGiven): boolean {
  return DEMO || (!isOnHttps(PUBLIC_URL) && SMTP_URL === null) || hasStripeKey(given)
}

/** Whether a site that people reach sells in its own name, not in that of the product's example. */
export function sellsInItsName(siren: string) {
  return ({ PUBLIC_URL, DEMO }: Pick<Site, 'PUBLIC_URL' | 'DEMO'>): boolean =>
    siren !== exampleSiren || DEMO || !isOnHttps(PUBLIC_URL)
}

/** Whether whose card is really charged is not charged by the example; no demonstration does that. */
export function chargesInItsName(siren: string) {
  return ({ STRIPE_SECRET_KEY: secret }: Pick<StripeKeysGiven, 'STRIPE_SECRET_KEY'>): boolean =>
    siren !== exampleSiren || secret === null || !isLiveKey(secret)
}

function isOnHttps(address: string | null): boolean {
  return address?.startsWith('https:') ?? false
}
