import type { PaidBy } from '#adapters/payments/presented-card.ts'
import type { PaymentHandover } from '#contract/handover/handover.ts'
import type { OutcomeRoute } from './outcome-route.ts'
import type { UnknownEnd } from './payment-end.ts'
import type { PaymentState } from './payment-state.ts'

/**
 * What a payment has done, in order, each once the one before it is done. `forget`: device and tab keep it no longer.
 * `elsewhere`: what is said instead, where the screen is left already.
 */
export type PaymentEffect =
  | { readonly do: 'pay'; readonly card: PaidBy; readonly handover: PaymentHandover; readonly turn: number }
  | { readonly do: 'answer-holder'; readonly turn: number; readonly approved: boolean }
  | { readonly do: 'ask'; readonly about: UnknownEnd }
  | { readonly do: 'keep'; readonly handover: PaymentHandover; readonly begunAt: Date }
  | { readonly do: 'forget'; readonly only?: 'begun' }
  | { readonly do: 'drop-draft'; readonly begunAt: Date }
  | { readonly do: 'clear-orders' }
  | { readonly do: 'say'; readonly tone: OutcomeRoute['tone'] | 'info'; readonly words: string }
  | {
      readonly do: 'leave'
      readonly path: string
      readonly state?: unknown
      readonly elsewhere?: Pick<OutcomeRoute, 'tone' | 'words'>
    }

/** Where an event leads, and what is to be done. */
export interface Move {
  readonly state: PaymentState
  readonly effects: readonly PaymentEffect[]
}

/** Nothing is to be done but that. */
export function moveTo(state: PaymentState, ...effects: PaymentEffect[]): Move {
  return { state, effects }
}
