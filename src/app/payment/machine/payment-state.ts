import type { FoundPayment } from '#adapters/payments/read-payment.ts'
import type { PaymentHandover, SuccessHandover } from '#contract/handover/handover.ts'
import { unheard, type UnknownEnd } from './payment-end.ts'

/**
 * Where a payment stands. `unknown`: neither processor nor server could say its end yet; `checking`: it is asked for in
 * front of the user. `over`: its page leaves, and nothing follows.
 */
export type PaymentState = OpenState | OverState
export type PaymentStep = PaymentState['step']
export type OpenState = CardState | PayingState | AuthenticatingState | UnsureState

/**
 * The form waits. `error`: what stood against the last card; `isHeld`: « Payer » was pressed without a network, and no
 * card left.
 */
interface CardState {
  readonly step: 'card'
  readonly known: Known
  readonly error: string | null
  readonly isHeld: boolean
}

/** `hasLeft`: the card left this page. */
interface PayingState {
  readonly step: 'paying'
  readonly known: Known
  readonly hasLeft: boolean
}

interface AuthenticatingState {
  readonly step: 'authenticating'
  readonly known: Known
}

/**
 * `about`: whose end is looked for; `isAsked`: a question about it is under way; `isPressed`: the user asked it;
 * `isOld`: it was asked for in vain for an hour.
 */
interface UnsureState {
  readonly step: 'unknown' | 'checking'
  readonly known: Known
  readonly about: UnknownEnd
  readonly isAsked: boolean
  readonly isPressed: boolean
  readonly isOld: boolean
}

/** `wasUnsure`: what the page still shows. */
export interface OverState {
  readonly step: 'over'
  readonly known: Known
  readonly error: string | null
  readonly wasUnsure: boolean
}

/** What is known at every step. */
export interface Known {
  /** What another card would pay; null where nothing but a check may follow. */
  readonly payable: PaymentHandover | null
  /** The last card that was sent, whose end is not known; `earlier`: the same before the present card was presented. */
  readonly sent: SuccessHandover | null
  readonly earlier: SuccessHandover | null
  /** When the last card was presented. */
  readonly begunAt: Date
  /** Counts the cards that were presented, and given up for another: whose end comes late is told by it. */
  readonly turn: number
  /** Whether its screen is still there. */
  readonly isShown: boolean
}

/** How a payment begins, or is found again. */
export function firstState({ handover, order, begunAt }: FoundPayment, now: Date): OpenState {
  const sent = handover.sent ?? null
  const known: Known = {
    payable: order === null ? null : withoutCard(handover as PaymentHandover),
    sent,
    earlier: null,
    begunAt: begunAt ?? now,
    turn: 0,
    isShown: true,
  }
  return sent === null ? { step: 'card', known, error: null, isHeld: false } : unsure(known, unheard(sent), false)
}

export function unsure(known: Known, about: UnknownEnd, isOld: boolean): UnsureState {
  return { step: 'unknown', known, about, isAsked: false, isPressed: false, isOld }
}

/** Whether its end is looked for. */
export function isUnsure(state: PaymentState): state is UnsureState {
  return state.step === 'unknown' || state.step === 'checking'
}

/** The same order, as it is handed to a card that is not sent yet. */
function withoutCard({ sent: _, ...handover }: PaymentHandover): PaymentHandover {
  return handover
}
