import type { BillingDetails } from '#contract/payment/embedded-processor.ts'

/** What the server created: the intent and the secret that lets this page pay it. */
export interface Intent {
  readonly paymentIntentId: string
  readonly clientSecret: string
}

/** The end of a card confirmation. `unsent`: never left this page. `authenticate`: 3-D Secure, which this page asks. */
export type CardResult =
  | { readonly status: 'succeeded' }
  | { readonly status: 'failed' | 'unsent'; readonly message: string }
  | { readonly status: 'authentication'; authenticate(approved: boolean): Promise<CardResult> }

/** What an order is paid by: a card, or the firm's account, which asks for nothing. */
export type PaidBy = PresentedCard | 'account'

/** A card held out to be charged, whichever processor takes it. */
export interface PresentedCard {
  /** Null when it can be sent, else why not; '' when its fields say so. A wallet asks its holder here. */
  check(): Promise<string | null>
  /** Pays the intent with it. Rejects when no reply tells what became of the card. */
  confirm(intent: Intent, billing: BillingDetails): Promise<CardResult>
}
