import { proxy } from 'valtio'
import type { PaidBy } from '#adapters/payments/presented-card.ts'
import type { FoundPayment } from '#adapters/payments/read-payment.ts'
import { keepChecking } from './keep-checking.ts'
import { next } from './machine/next.ts'
import type { PaymentEvent } from './machine/payment-event.ts'
import { firstState, isUnsure, type PaymentState, type PaymentStep } from './machine/payment-state.ts'
import { createPerformEffect, type SessionWorld, type VisitedScreen } from './perform-effect.ts'

/**
 * One visit of /payment: the machine that says what follows, and this world, where it is done. `state` is a valtio
 * proxy.
 */
export interface PaymentStore {
  readonly state: PaymentView
  /** The screen is shown. Returns a function for when it is left: the payment goes on, but opens no other screen. */
  enter(): () => void
  /** Pays once: while it works, asking again does nothing. */
  pay(card: PaidBy): Promise<void>
  answer(approved: boolean): void
  /** 'press': the user asked for it, and is told when no reply comes. */
  check(by?: 'press'): Promise<void>
  /** Checks by itself while the end is unknown. Returns a function that stops it. */
  keepChecking(): () => void
  /**
   * Back to the card, for the same order and the same intent: it is charged once, whatever becomes of the card that was
   * sent, which stays known. Of a check that is on its way only a charge counts then.
   */
  resume(): Promise<void>
  /** Follows an old payment here no more, and opens the order form again; the server goes on asking about it. */
  letGo(): Promise<void>
}

export function createPaymentStore(world: SessionWorld, payment: FoundPayment, screen: VisitedScreen): PaymentStore {
  let standing: PaymentState = firstState(payment, world.now())
  const state = proxy(viewOf(standing))
  const send = async (event: PaymentEvent): Promise<void> => {
    const move = next(standing, event)
    standing = move.state
    Object.assign(state, viewOf(standing))
    for (const effect of move.effects) await perform(effect)
  }
  const perform = createPerformEffect(world, payment, screen, { send, isShown: () => standing.known.isShown })

  return {
    state,
    enter() {
      void send({ type: 'entered' })
      const stop = world.onBfcacheRestore(() => void send({ type: 'restored' }))
      return () => {
        void send({ type: 'left' })
        stop()
      }
    },
    pay: (card) => send({ type: 'pressed', card, at: world.now(), isOnline: world.connection.state.online }),
    answer: (approved) => void send({ type: 'holder-answered', approved }),
    check: (by) => send({ type: 'check-asked', isPressed: by === 'press' }),
    keepChecking: () => keepChecking(world, () => send({ type: 'check-due' })),
    resume: () => send({ type: 'resumed' }),
    letGo: () => send({ type: 'let-go' }),
  }
}

/**
 * What the screen shows of a payment. `isUnsure`: its end is looked for; `isOpen`: the processor waits for a card;
 * `isSent`: a card was sent; `isOld`: for an hour; `isHeld`: pressed without a network.
 */
interface PaymentView {
  readonly step: PaymentStep
  readonly cardError: string | null
  readonly isUnsure: boolean
  readonly isOpen: boolean
  readonly isSent: boolean
  readonly isOld: boolean
  readonly isHeld: boolean
}

function viewOf(state: PaymentState): PaymentView {
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
