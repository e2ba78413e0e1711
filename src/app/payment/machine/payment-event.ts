import type { PresentedCard } from '#adapters/payments/presented-card.ts'
import type { SuccessHandover } from '#contract/handover/handover.ts'
import type { PaymentEnd, UnknownEnd } from './payment-end.ts'

/**
 * What can happen to a payment. Its screen comes and goes (`entered`, `left`), or is shown again by the browser, whose requests were cut
 * (`restored`); its user acts (`pressed`, `holder-answered`, `check-asked`, `resumed`, `let-go`); a card that was presented gets on
 * (`order-asked`: its order is about to be made; `card-leaves`; `holder-asked`; `ended`; `isCutOff`: nothing comes through); its end is looked
 * for (`check-due`, `answered`).
 */
export type PaymentEvent = { readonly type: 'entered' } | { readonly type: 'left' } | PaymentHappening

export type PaymentHappening =
  | { readonly type: 'restored' | 'order-asked' | 'check-due' | 'resumed' | 'let-go' }
  | { readonly type: 'pressed'; readonly card: PresentedCard; readonly at: Date; readonly isOnline: boolean }
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
