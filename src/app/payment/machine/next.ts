import type { PaymentHandover } from '#contract/handover/handover.ts'
import { finish, letGo } from './finish.ts'
import { moveTo, type Move, type PaymentEffect } from './payment-effect.ts'
import { unheard } from './payment-end.ts'
import type { PaymentEvent, PaymentHappening } from './payment-event.ts'
import { isUnsure, unsure, type Known, type OpenState, type PaymentState } from './payment-state.ts'

/**
 * Where a payment stands after an event, and what is to be done. Pure. An event that does not belong to the step
 * changes nothing; of a card that was given up for another, only a charge counts.
 */
export function next(state: PaymentState, event: PaymentEvent): Move {
  if (event.type === 'entered' || event.type === 'left')
    return moveTo({ ...state, known: { ...state.known, isShown: event.type === 'entered' } })
  return state.step === 'over' ? moveTo(state) : nextOpen(state, event)
}

function nextOpen(state: OpenState, event: PaymentHappening): Move {
  const { known } = state
  switch (event.type) {
    case 'restored':
      // What it waited for never comes.
      if (isUnsure(state)) return moveTo({ ...state, step: 'unknown', isAsked: false, isPressed: false })
      return known.sent !== null && hasSent(state) ? moveTo(unsure(known, unheard(known.sent), false)) : moveTo(state)
    case 'pressed': {
      if (state.step !== 'card' || known.payable === null) return moveTo(state)
      // A payment is never queued: its holder presses again.
      if (!event.isOnline) return moveTo({ ...state, error: null, isHeld: true })
      const presented = { ...known, earlier: known.sent, begunAt: event.at, turn: known.turn + 1 }
      return moveTo(
        { step: 'paying', known: presented, hasLeft: false },
        { do: 'pay', card: event.card, handover: withSent(known.payable, known), turn: presented.turn },
      )
    }
    case 'order-asked':
      return state.step === 'paying' ? moveTo(state, ...keep(known)) : moveTo(state)
    case 'card-leaves': {
      if (state.step !== 'paying') return moveTo(state)
      const leaving = { ...known, sent: event.receipt }
      return moveTo({ step: 'paying', known: leaving, hasLeft: true }, ...keep(leaving))
    }
    case 'holder-asked':
      return event.turn === known.turn && state.step !== 'card'
        ? moveTo({ step: 'authenticating', known })
        : moveTo(state)
    case 'holder-answered':
      if (state.step !== 'authenticating') return moveTo(state)
      return moveTo(
        { step: 'paying', known, hasLeft: true },
        { do: 'answer-holder', turn: known.turn, approved: event.approved },
      )
    case 'ended':
      return event.turn === known.turn || event.end.end === 'paid' ? finish(state, event.end, event) : moveTo(state)
    case 'check-asked':
      if (state.step !== 'unknown') return moveTo(state)
      return moveTo(
        { ...state, step: 'checking', isAsked: true, isPressed: event.isPressed },
        ...(state.isAsked ? [] : [{ do: 'ask', about: state.about } as const]),
      )
    case 'check-due':
      return state.step === 'unknown' && !state.isAsked
        ? moveTo({ ...state, isAsked: true }, { do: 'ask', about: state.about })
        : moveTo(state)
    case 'answered':
      if (isUnsure(state) && state.about === event.about) return finish({ ...state, isAsked: false }, event.end, event)
      return event.end.end === 'paid' ? finish(state, event.end, event) : moveTo(state)
    case 'resumed':
      if (!isUnsure(state) || state.about.processor !== 'waits') return moveTo(state)
      return moveTo({ step: 'card', known: { ...known, turn: known.turn + 1 }, error: null, isHeld: false })
    case 'let-go':
      return state.step === 'unknown' && state.isOld ? letGo(state) : moveTo(state)
  }
}

/** Whether the card of this turn left the page. */
function hasSent(state: OpenState): boolean {
  return state.step === 'authenticating' || (state.step === 'paying' && state.hasLeft)
}

function keep(known: Known): PaymentEffect[] {
  return known.payable === null
    ? []
    : [{ do: 'keep', handover: withSent(known.payable, known), begunAt: known.begunAt }]
}

function withSent(payable: PaymentHandover, { sent }: Known): PaymentHandover {
  return sent === null ? payable : { ...payable, sent }
}
