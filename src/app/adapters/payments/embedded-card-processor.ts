import type { Caller } from '#adapters/api/caller.ts'
import { authenticateEmbeddedCard, confirmEmbeddedCard, testCardNumbers, type CardOutcome } from '#contract/embedded-processor.ts'
import type { CardProcessor, CardResult, Intent } from './card-processor.ts'

/** The demonstration's processor: takes the well-known test cards, and no other number leaves the page (R44). */
export function createEmbeddedCardProcessor(call: Caller): CardProcessor {
  const resultOf = (intent: Intent, { paymentIntent, error }: CardOutcome): CardResult => {
    if (paymentIntent?.status === 'succeeded') return { status: 'succeeded' }
    if (paymentIntent?.status === 'requires_action' && error === null) {
      return { status: 'authentication', authenticate: (approved) => authenticate(intent, approved) }
    }
    return { status: 'failed', message: error?.message ?? 'Une erreur est survenue' }
  }
  const authenticate = async (intent: Intent, approved: boolean) =>
    resultOf(intent, await call(authenticateEmbeddedCard, { params: { id: intent.paymentIntentId }, body: { client_secret: intent.clientSecret, approved } }))

  return {
    async confirm(intent, card, billing) {
      if (!isTestCard(card.number)) return { status: 'failed', message: 'Seules les cartes de test sont acceptées ici.' }
      const outcome = await call(confirmEmbeddedCard, {
        params: { id: intent.paymentIntentId },
        body: {
          client_secret: intent.clientSecret,
          card: { number: card.number, exp_month: card.expMonth, exp_year: card.expYear, cvc: card.cvc },
          billing_details: billing,
        },
      })
      return resultOf(intent, outcome)
    },
  }
}

/** Whether a number is one of the published test cards. */
export function isTestCard(number: string): boolean {
  return testCards.has(number)
}

const testCards: ReadonlySet<string> = new Set(testCardNumbers)
