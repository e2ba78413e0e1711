import type { BillingDetails } from '#contract/embedded-processor.ts'

/** A card as typed. `number` has digits only; `expYear` four digits. */
export interface Card {
  readonly number: string
  readonly expMonth: number
  readonly expYear: number
  readonly cvc: string
}

/** What the server created: the intent and the secret that lets this page pay it. */
export interface Intent {
  readonly paymentIntentId: string
  readonly clientSecret: string
}

/** The end of a card confirmation. `authenticate`: the bank wants its holder to approve (3-D Secure). */
export type CardResult =
  | { readonly status: 'succeeded' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'authentication'; authenticate(approved: boolean): Promise<CardResult> }

/** Takes a card for an intent. Rejects with a CallFailure when the processor gives no answer. */
export interface CardProcessor {
  confirm(intent: Intent, card: Card, billing: BillingDetails): Promise<CardResult>
}
