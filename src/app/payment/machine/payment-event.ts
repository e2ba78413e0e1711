import type { PaidBy } from '#adapters/payments/presented-card.ts'
import type { SuccessHandover } from '#contract/handover/handover.ts'
import type { PaymentEnd, UnknownEnd } from './payment-end.ts'

/**
 * What can happen to a payment: its screen comes and goes; its user acts; a card that was presented gets on; its end is
 * looked for. `restored`: from the browser's memory, its requests cut.
 */
export type PaymentEvent = { readonly type: 'entered' } | { readonly type: 'left' } | PaymentHappening

export type PaymentHappening =
  | { readonly type: 'restored' | 'order-asked' | 'check-due' | 'resumed' | 'let-go' }
  | { readonly type: 'pressed'; readonly card: PaidBy; readonly at: Date; readonly isOnline: boolean }
  | { readonly type: 'card-leaves'; readonly receipt: SuccessHandover }
  | { readonly type: 'holder-asked'; readonly turn: number }
  | { readonly type: 'holder-answered'; readonly approved: boolean }
  | {
      readonly type: 'ended'
      readonly turn: number
      readonly end: PaymentEnd
      readonly at: Date
      readonly isCutOff: boolean
    }
  | { readonly type: 'check-asked'; readonly isPressed: boolean }
  | { readonly type: 'answered'; readonly about: UnknownEnd; readonly end: PaymentEnd; readonly at: Date }
