import type { Caller } from '#adapters/net/caller.ts'
import type { CardResult, PresentedCard } from '#adapters/payments/presented-card.ts'
import { ProcessorFailure } from '#adapters/failures/failures.ts'
import { presentTestCard } from '#adapters/payments/test-card.ts'
import type { StripeIntent } from '#tests/stand-ins/stripe-intents.ts'
import type { StripeStandIn } from '#tests/stand-ins/stripe.ts'
import type { Line } from './line.ts'

/** A card, by what comes of it. */
export type CardKind = 'good' | 'declined' | 'asks-secure'

/** A test card at the real card desk of the demonstration. */
export function givenTestCard(kind: CardKind, call: Caller): PresentedCard {
  return presentTestCard(call, { number: numbers[kind], expMonth: 10, expYear: 2030, cvc: '123' })
}

/** Tells when a card that can be charged is sent, and when any card was answered for. */
export function watched(card: PresentedCard, kind: CardKind, sent: () => void, answered: () => void): PresentedCard {
  return {
    ...card,
    confirm(...payment) {
      if (kind !== 'declined') sent()
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
      return resultOf(id, await ask(() => inState(stripe, id, () => stripe.confirm(id, kind))))
    },
  }
}

/** What is charged already answers as it is, as Stripe's page script does. */
function inState(stripe: StripeStandIn, id: string, work: () => StripeIntent): StripeIntent {
  const now = stripe.intents.get(id)
  return now?.status === 'succeeded' ? now : work()
}
