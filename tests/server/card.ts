import { call, type Answer } from './call.ts'
import type { Provider } from './provider.ts'

/** An intent as the page holds it. */
interface HeldIntent {
  readonly paymentIntentId: string
  readonly clientSecret: string
}

export const cards = {
  charged: '4242424242424242',
  declined: '4000000000000002',
  withoutFunds: '4000000000009995',
  expired: '4000000000000069',
  wrongCode: '4000000000000127',
  asksSecure: '4000002500003155',
  real: '4970101234567890',
} as const

/** Types a card for an intent, as the card form does. */
export function typeCard(provider: Provider, intent: HeldIntent, number: string, expYear = 2030): Promise<Answer<'confirmEmbeddedCard'>> {
  return call(provider, 'confirmEmbeddedCard', {
    params: { id: intent.paymentIntentId },
    body: {
      client_secret: intent.clientSecret,
      card: { number, exp_month: 10, exp_year: expYear, cvc: '123' },
      billing_details: {
        name: 'Ali Petit',
        email: 'ali@exemple.fr',
        phone: '0611223344',
        address: { line1: '3 avenue Jean Médecin', postal_code: '06000', country: 'FR' },
      },
    },
  })
}
