import type { Caller } from '#adapters/net/caller.ts'
import type { CardResult, PresentedCard } from '#adapters/payments/presented-card.ts'
import { ProcessorFailure } from '#adapters/failures/failures.ts'
import { presentKeptCard, presentTestCard } from '#adapters/payments/test-card.ts'
import type { StripeIntent } from '#tests/stand-ins/stripe-intents.ts'
import type { Card, StripeStandIn } from '#tests/stand-ins/stripe.ts'
import type { Line } from './line.ts'

/** A card, by what comes of it. Those that are kept are not typed. */
export type CardKind = 'good' | 'declined' | 'asks-secure' | KeptKind

/** What a page is pressed with: a card, or the firm's account. */
export type PressedKind = CardKind | 'account'

/** A card that the processor keeps for the account. */
export type KeptKind = 'kept' | 'kept-secure'

/** By what they are kept. */
export const keptCards = { kept: '4242', 'kept-secure': '3184' } as const

/** A test card at the real card desk of the demonstration. */
export function givenTestCard(kind: CardKind, call: Caller, kept: Readonly<Record<KeptKind, string>>): PresentedCard {
  if (kind === 'kept' || kind === 'kept-secure') return presentKeptCard(call, kept[kind])
  return presentTestCard(call, { number: numbers[kind], expMonth: 10, expYear: 2030, cvc: '123' })
}

/** Tells when a card that can be charged is sent, and when any card was answered for. */
export function watched(
  card: PresentedCard,
  kind: CardKind,
  sent: (intentId: string) => void,
  answered: () => void,
): PresentedCard {
  return {
    ...card,
    confirm(...payment) {
      if (kind !== 'declined') sent(payment[0].paymentIntentId)
      return card.confirm(...payment).finally(answered)
    },
  }
}

const numbers = { good: '4242424242424242', declined: '4000000000000002', 'asks-secure': '4000002500003155' } as const

/**
 * A card in Stripe's own fields: the page speaks to Stripe over its line, and our server hears of it by the webhook.
 * `moved` posts.
 */
export function givenStripeCard(
  kind: CardKind,
  stripe: StripeStandIn,
  line: Line,
  moved: (id: string) => void,
): PresentedCard {
  const ask = (work: () => StripeIntent): Promise<StripeIntent> =>
    line
      .send(
        async () => {
          const intent = work()
          moved(intent.id)
          return intent
        },
        () => {
          throw new ProcessorFailure('Stripe: an answer that cannot be read')
        },
      )
      .catch((cause: unknown) => {
        throw new ProcessorFailure('Stripe: its script', { cause })
      })
  const resultOf = (id: string, { status, last_payment_error: refusal }: StripeIntent): CardResult => {
    if (status === 'succeeded') return { status }
    if (status === 'requires_action')
      return {
        status: 'authentication',
        authenticate: async (approved) =>
          resultOf(id, await ask(() => inState(stripe, id, () => stripe.authenticate(id, approved)))),
      }
    return { status: 'failed', message: refusal?.message ?? '' }
  }
  return {
    check: async () => null,
    async confirm({ paymentIntentId: id }) {
      return resultOf(id, await ask(() => inState(stripe, id, () => stripe.confirm(id, usable(stripe, id, kind)))))
    },
  }
}

/** What is charged already answers as it is, as Stripe's page script does. */
function inState(stripe: StripeStandIn, id: string, work: () => StripeIntent): StripeIntent {
  const now = stripe.intents.get(id)
  return now?.status === 'succeeded' ? now : work()
}

/** A kept card pays what was made for its customer, and nothing else. */
function usable(stripe: StripeStandIn, id: string, kind: CardKind): Card {
  if (kind !== 'kept' && kind !== 'kept-secure') return kind
  const customer = stripe.intents.get(id)?.customer ?? ''
  if (!stripe.people.cardsOf(customer).some(({ card }) => card.last4 === keptCards[kind]))
    throw new Error(`The payment method does not belong to the customer of ${id}`)
  return kind === 'kept' ? 'good' : 'asks-secure'
}
