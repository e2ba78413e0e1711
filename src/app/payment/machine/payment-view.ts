import { isUnsure, type PaymentState, type PaymentStep } from './payment-state.ts'

/** What the screen shows of a payment. `isUnsure`: its end is looked for; `isOpen`: the processor still waits, so it can be gone on with; `isSent`: a card was sent and its end is not known; `isOld`: it was asked for in vain for an hour; `isHeld`: « Payer » was pressed without a network, and no card left. */
export interface PaymentView {
  readonly step: PaymentStep
  readonly cardError: string | null
  readonly isUnsure: boolean
  readonly isOpen: boolean
  readonly isSent: boolean
  readonly isOld: boolean
  readonly isHeld: boolean
}

export function viewOf(state: PaymentState): PaymentView {
  return {
    step: state.step,
    cardError: state.step === 'card' || state.step === 'over' ? state.error : null,
    isUnsure: isUnsure(state) || (state.step === 'over' && state.wasUnsure),
    isOpen: isUnsure(state) && state.about.processor === 'waits',
    isSent: state.known.sent !== null,
    isOld: isUnsure(state) && state.isOld,
    isHeld: state.step === 'card' && state.isHeld,
  }
}
