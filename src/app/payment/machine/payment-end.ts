import type { SuccessHandover } from '#contract/handover/handover.ts'
import type { Cents } from '#rules/price/money.ts'

/**
 * Where a payment ends. `unknown`: the card may be charged; it is checked again, never paid anew. `amount-mismatch`:
 * charged, but not what the order costs. `slip-gone`: the provider lost the slip.
 */
export type PaymentEnd =
  | { readonly end: 'paid'; readonly receipt: SuccessHandover }
  | UnknownEnd
  | { readonly end: 'declined' | 'failed' | 'amount-mismatch'; readonly message: string; readonly orderId: number }
  /** This card was not sent: no card pays the order any more; too many others wait; or the network was cut. */
  | {
      readonly end: 'unsent'
      readonly message: string
      readonly orderId: number | null
      readonly isFinal?: boolean
      readonly isFull?: boolean
      readonly isCut?: boolean
    }
  | { readonly end: 'repriced'; readonly from: Cents; readonly to: Cents }
  | { readonly end: 'slip-gone' }
  | { readonly end: 'incomplete'; readonly message: string }
  | { readonly end: 'signed-out' }

/** What is asked about until it is known. */
export interface UnknownEnd {
  readonly end: 'unknown'
  readonly receipt: SuccessHandover
  readonly card: CardKnowledge
  readonly processor: ProcessorWord
}

/** What the page knows of the card when it asks the server: it succeeded, or no answer came. */
export type CardKnowledge = 'succeeded' | 'unanswered'

/**
 * What is heard of the processor: nothing; it waits for a card, or for its holder, or knows of no such payment; it may
 * be charging.
 */
type ProcessorWord = 'silent' | 'waits' | 'charges'

/** A card that was sent, and of which nothing was heard. */
export function unheard(receipt: SuccessHandover): UnknownEnd {
  return { end: 'unknown', receipt, card: 'unanswered', processor: 'silent' }
}

/** This page sent no card, and nothing is known of one that was sent before. */
export function isUnsent({ end }: PaymentEnd): boolean {
  return end === 'repriced' || end === 'slip-gone' || end === 'unsent'
}
