import * as v from 'valibot'
import type { Caller } from '#adapters/net/caller.ts'
import {
  authenticateEmbeddedCard,
  confirmEmbeddedCard,
  confirmSavedCard,
  noSuchCard,
  testCardNumbers,
  type CardOutcome,
} from '#contract/payment/embedded-processor.ts'
import { ProcessorFailure, Refused, someError } from '#adapters/failures/failures.ts'
import type { CardResult, Intent, PresentedCard } from './presented-card.ts'

/** A card as typed. `number` has digits only; `expYear` four digits. */
export interface TypedCard {
  readonly number: string
  readonly expMonth: number
  readonly expYear: number
  readonly cvc: string
}

/**
 * The demonstration's card: takes the well-known test cards; no other number leaves the page (R44). `keeps`: its holder
 * wants it to be kept.
 */
export function presentTestCard(call: Caller, card: TypedCard, keeps = false): PresentedCard {
  return {
    check: async () => (isTestCard(card.number) ? null : noTestCard),
    async confirm(intent, billing) {
      const outcome = await call(confirmEmbeddedCard, {
        params: { id: intent.paymentIntentId },
        body: {
          client_secret: intent.clientSecret,
          card: { number: card.number, exp_month: card.expMonth, exp_year: card.expYear, cvc: card.cvc },
          billing_details: billing,
          // A provider that keeps none was not offered it.
          ...(keeps && { save: true }),
        },
      })
      return resultOf(call, intent, outcome)
    },
  }
}

/** A card that the demonstration keeps, by its name there. One that is kept no longer was not sent. */
export function presentKeptCard(call: Caller, cardId: string): PresentedCard {
  return {
    check: async () => null,
    async confirm(intent) {
      try {
        const outcome = await call(confirmSavedCard, {
          params: { id: intent.paymentIntentId },
          body: { client_secret: intent.clientSecret, saved_card: cardId },
        })
        return resultOf(call, intent, outcome)
      } catch (failure) {
        if (!(failure instanceof Refused) || !v.is(goneCard, failure.body)) throw failure
        return { status: 'unsent', message: failure.refusal.message ?? someError }
      }
    },
  }
}

const goneCard = v.object({ code: v.literal(noSuchCard.code) })

function resultOf(call: Caller, intent: Intent, { paymentIntent, error }: CardOutcome): CardResult {
  if (paymentIntent?.status === 'succeeded') return { status: 'succeeded' }
  if (paymentIntent?.status === 'requires_action' && error === null)
    return { status: 'authentication', authenticate: (approved) => authenticate(call, intent, approved) }
  if (error === null) throw new ProcessorFailure(`the processor says ${paymentIntent?.status}`)
  return { status: 'failed', message: error.message }
}

async function authenticate(call: Caller, intent: Intent, approved: boolean): Promise<CardResult> {
  const outcome = await call(authenticateEmbeddedCard, {
    params: { id: intent.paymentIntentId },
    body: { client_secret: intent.clientSecret, approved },
  })
  return resultOf(call, intent, outcome)
}

/** Whether a number is one of the published test cards. */
export function isTestCard(number: string): boolean {
  return testCards.has(number)
}

/** What any other number is told. */
export const noTestCard = 'Seules les cartes de test sont acceptées ici.'

const testCards: ReadonlySet<string> = new Set(testCardNumbers)
