import { cardRefusals } from '#contract/payment/card-refusals.ts'
import { testCardNumbers, type TestCardNumber } from '#contract/payment/embedded-processor.ts'

/** A card as it is typed. Never stored, never logged. */
export interface TypedCard {
  readonly number: string
  readonly expMonth: number
  readonly expYear: number
}

/** What a card does when it is charged. */
export type CardVerdict =
  | { readonly kind: 'charged' }
  | { readonly kind: 'needs-authentication' }
  | { readonly kind: 'refused'; readonly error: CardError }
  | { readonly kind: 'not-a-test-card' }

/** A refusal as processors spell it, with the sentence to show. */
export interface CardError {
  readonly code: string
  readonly message: string
}

/**
 * The well-known test cards (R44): 4242… is charged, …0002 is declined, …3155 asks for 3-D Secure. A card is good
 * through its month.
 */
export function judgeCard(
  { number, expMonth, expYear }: TypedCard,
  { year, month }: { readonly year: number; readonly month: number },
): CardVerdict {
  const known = testCardNumbers.find((one) => one === number)
  if (known === undefined) return { kind: 'not-a-test-card' }
  if (expYear < year || (expYear === year && expMonth < month))
    return { kind: 'refused', error: cardErrors.expired_card }
  return verdicts[known]
}

/** The same of a card that is kept: its last four digits name a test card. */
export function judgeKeptCard(
  { last4, expires }: { readonly last4: string; readonly expires: string },
  today: { readonly year: number; readonly month: number },
): CardVerdict {
  const number = testCardNumbers.find((one) => one.endsWith(last4)) ?? ''
  const [expYear, expMonth] = expires.split('-').map(Number) as [number, number]
  return judgeCard({ number, expMonth, expYear }, today)
}

/** '4444' → 'mastercard' */
export function brandOf(last4: string): string {
  return last4 === '4444' ? 'mastercard' : last4 === '0005' ? 'amex' : 'visa'
}

/** The refusals, by code. */
export const cardErrors = {
  card_declined: { code: 'card_declined', message: cardRefusals.card_declined },
  insufficient_funds: { code: 'insufficient_funds', message: cardRefusals.insufficient_funds },
  expired_card: { code: 'expired_card', message: cardRefusals.expired_card },
  incorrect_cvc: { code: 'incorrect_cvc', message: cardRefusals.incorrect_cvc },
  authentication_failed: {
    code: 'payment_intent_authentication_failure',
    message: cardRefusals.payment_intent_authentication_failure,
  },
  canceled: { code: 'payment_intent_unexpected_state', message: 'Ce paiement a été annulé.' },
  not_waiting: { code: 'payment_intent_unexpected_state', message: "Ce paiement n'attend pas d'authentification." },
} as const satisfies Record<string, CardError>

const refused = (error: CardError): CardVerdict => ({ kind: 'refused', error })

const verdicts: Readonly<Record<TestCardNumber, CardVerdict>> = {
  '4242424242424242': { kind: 'charged' },
  '5555555555554444': { kind: 'charged' },
  '378282246310005': { kind: 'charged' },
  '4000000000000002': refused(cardErrors.card_declined),
  '4000000000009995': refused(cardErrors.insufficient_funds),
  '4000000000000069': refused(cardErrors.expired_card),
  '4000000000000127': refused(cardErrors.incorrect_cvc),
  '4000002500003155': { kind: 'needs-authentication' },
  '4000002760003184': { kind: 'needs-authentication' },
}
