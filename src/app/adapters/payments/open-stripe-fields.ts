import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { ProcessorFailure } from '#adapters/failures/failures.ts'
import type { OpenCardFields } from './card-fields.ts'
import { createStripeFields } from './stripe-fields.ts'
import { stripeLook } from './stripe-look.ts'

/** Fetches Stripe's script, once for all visits of /payment, and opens its fields. */
export const openStripeFields: OpenCardFields = async ({
  publishableKey,
  amount,
  returnPath,
  session,
  asksBilling = false,
}) => {
  const stripe = await accountOf(publishableKey)
  const returnUrl = location.origin + returnPath
  return createStripeFields(stripe, { amount, session, returnUrl, asksBilling, look: stripeLook })
}

const accounts = new Map<string, Promise<Stripe>>()

function accountOf(publishableKey: string): Promise<Stripe> {
  const known = accounts.get(publishableKey)
  if (known) return known
  const account = load(publishableKey)
  accounts.set(publishableKey, account)
  account.catch(() => accounts.delete(publishableKey))
  return account
}

async function load(publishableKey: string): Promise<Stripe> {
  const stripe = await loadStripe(publishableKey, {
    locale: 'fr',
    developerTools: { assistant: { enabled: false } },
  }).catch((cause: unknown) => {
    throw new ProcessorFailure('Stripe: its script did not come', { cause })
  })
  if (stripe === null) throw new ProcessorFailure('Stripe: no page to run in')
  return stripe
}
