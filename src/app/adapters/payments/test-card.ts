import type { Caller } from '#adapters/net/caller.ts'
import {
  authenticateEmbeddedCard,
  confirmEmbeddedCard,
  testCardNumbers,
  type CardOutcome,
} from '#contract/payment/embedded-processor.ts'
import { ProcessorFailure } from '#adapters/failures/failures.ts'
import type { CardResult, Intent, PresentedCard } from './presented-card.ts'

/** A card as typed. `number` has digits only; `expYear` four digits. */
export interface TypedCard {
  readonly number: string
  readonly expMonth: number
  readonly expYear: number
  readonly cvc: string
}

/** The demonstration's card: takes the well-known test cards; no other number leaves the page (R44). */
export function presentTestCard(call: Caller, card: TypedCard): PresentedCard {
  const resultOf = (intent: Intent, { paymentIntent, error }: CardOutcome): CardResult => {
    if (paymentIntent?.status === 'succeeded') return { status: 'succeeded' }
    if (paymentIntent?.status === 'requires_action' && error === null) {
      return { status: 'authentication', authenticate: (approved) => authenticate(intent, approved) }
    }
    if (error === null) throw new ProcessorFailure(`the processor says ${paymentIntent?.status}`)
    return { status: 'failed', message: error.message }
  }
  const authenticate = async (intent: Intent, approved: boolean) =>
    resultOf(
      intent,
      await call(authenticateEmbeddedCard, {
        params: { id: intent.paymentIntentId },
        body: { client_secret: intent.clientSecret, approved },
      }),
    )

  return {
    check: async () => (isTestCard(card.number) ? null : noTestCard),
    async confirm(intent, billing) {
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

/** What any other number is told. */
export const noTestCard = 'Seules les cartes de test sont acceptées ici.'

const testCards: ReadonlySet<string> = new Set(testCardNumbers)
