import { proxy } from 'valtio'
import type { PresentedCard } from '#adapters/payments/presented-card.ts'
import { paths } from '#app/paths.ts'
import type { RepricedHandover } from '#contract/form-handover.ts'
import type { FailureHandover, PaymentHandover, SuccessHandover } from '#contract/handover.ts'
import { priceUpdated } from '#rules/price-change.ts'
import { confirmPayment } from './confirm-payment.ts'
import { keepChecking } from './keep-checking.ts'
import { pay, type PaymentEnd } from './pay.ts'
import { createPaymentKeeper } from './payment-keeper.ts'
import type { PaymentWorld } from './payment-world.ts'
import type { Payment } from './read-payment.ts'

/** `card`: the form waits. `authenticating`: the holder must approve. `checking`: the end is asked for again. `unknown`: nobody could say it yet. */
export type PaymentStep = 'card' | 'paying' | 'authenticating' | 'unknown' | 'checking'

/** One visit to /payment. `state` is a valtio proxy; `isOpen`: the processor still waits, and the payment can be gone on with. */
export interface PaymentVisit {
  readonly state: { readonly step: PaymentStep; readonly cardError: string | null; readonly isOpen: boolean }
  /** The screen is shown; the answer tells that it is left. The payment goes on, and then takes nobody anywhere. */
  enter(): () => void
  /** Pays once: while it works, asking again does nothing. */
  pay(card: PresentedCard): Promise<void>
  answer(approved: boolean): void
  check(): Promise<void>
  /** Checks by itself for as long as nobody knows, until its answer. */
  keepChecking(): () => void
  /** Back to the card, for the same order and the same intent: it is charged once, whatever becomes of the card that was sent. */
  resume(): Promise<void>
}

/** What the visit asks of its screen. */
export interface VisitedScreen {
  /** Goes to another screen, with what it needs. */
  leave(path: string, state?: unknown): void
  /** What a reload of this screen finds. */
  remember(handover: PaymentHandover): void
}

type VisitWorld = Pick<PaymentWorld, 'call' | 'connection' | 'drafts' | 'keptPayments' | 'now' | 'orders' | 'session' | 'sleep' | 'toasts' | 'watchRestored' | 'watchReturning'>
type Unknown = Extract<PaymentEnd, { end: 'unknown' }>

export function createPaymentVisit(world: VisitWorld, payment: Payment, screen: VisitedScreen): PaymentVisit {
  const { sent, ...handover } = payment.handover
  const state = proxy<{ step: PaymentStep; cardError: string | null; isOpen: boolean }>({ step: sent ? 'unknown' : 'card', cardError: null, isOpen: false })
  const user = world.session.state.user
  const keeper = createPaymentKeeper(world.keptPayments, user?.id, handover.submissionId)
  let answerHolder: (approved: boolean) => void = () => {}
  let open: Unknown | null = sent ? { end: 'unknown', receipt: sent, card: 'unanswered', isOpen: false } : null
  let begunAt = payment.begunAt ?? world.now()
  let isShown = true
  let isAsking = false
  let isOver = false
  let turns = 0

  const approve = () =>
    new Promise<boolean>((resolve) => {
      answerHolder = resolve
      state.step = 'authenticating'
    })
  const leave = (path: string, next?: unknown) => void (isShown && screen.leave(path, next))
  const keep = (known: PaymentHandover) => {
    if (isShown) screen.remember(known)
    return keeper.keep(known, begunAt)
  }
  const beforeCard = (receipt: SuccessHandover) => {
    open = { end: 'unknown', receipt, card: 'unanswered', isOpen: false }
    return keep({ ...handover, sent: receipt })
  }

  const finish = async (ended: PaymentEnd) => {
    if (isOver) return
    if (ended.end === 'incomplete') return void Object.assign(state, { step: 'card', cardError: ended.message || null })
    if (ended.end === 'signed-out') {
      return world.toasts.show('info', 'Ta session est terminée. Reconnecte-toi, puis regarde ton historique avant de payer à nouveau.')
    }
    // Whatever its end, the history may have one order more, or one that is paid now.
    world.orders.clear()
    if (ended.end === 'unknown') {
      if (state.step === 'checking') world.toasts.show('info', 'Toujours pas de réponse. Vérifie à nouveau dans un instant.')
      open = ended
      return void Object.assign(state, { step: 'unknown', isOpen: ended.isOpen })
    }
    isOver = true
    await keeper.forget(isBeforeCard(ended) ? 'begun' : undefined)
    switch (ended.end) {
      case 'paid':
        if (user !== null) await world.drafts.dropKeptBy(user.id, begunAt).catch(() => {})
        world.toasts.show('ok', 'Paiement réussi !')
        return leave(paths.paymentSuccess, ended.receipt satisfies SuccessHandover)
      case 'repriced':
        world.toasts.show('warn', priceUpdated(ended.from, ended.to))
        return leave(paths.order, { repriced: true } satisfies RepricedHandover)
      default:
        state.cardError = ended.message
        world.toasts.show('bad', ended.end === 'declined' ? `Erreur de paiement: ${ended.message}` : ended.message)
        return leave(paths.paymentFailed, { error: ended.message, orderId: ended.orderId, payment: handover } satisfies FailureHandover)
    }
  }
  /** Asks the server once at a time. Whoever went on with the card meanwhile is only told of a charge. */
  const ask = async () => {
    if (isAsking || open === null) return
    isAsking = true
    const asked = open
    const ended = await confirmPayment(world.call, asked.receipt, asked.card)
    isAsking = false
    if (open === asked || ended.end === 'paid') await finish(ended)
  }

  return {
    state,
    enter() {
      isShown = true
      // The page that sent the card is back, but what it waited for never comes.
      const stop = world.watchRestored(() => void (open !== null && Object.assign(state, { step: 'unknown' })))
      return () => {
        isShown = false
        stop()
      }
    },
    async pay(card) {
      if (state.step !== 'card') return
      Object.assign(state, { step: 'paying', cardError: null })
      begunAt = world.now()
      const turn = ++turns
      const ended = await pay(world.call, payment, card, { approve, beforeOrder: () => keep(handover), beforeCard })
      // Of a card that was given up for another, only a charge counts.
      if (turn === turns || ended.end === 'paid') await finish(ended)
    },
    answer(approved) {
      state.step = 'paying'
      answerHolder(approved)
    },
    async check() {
      if (state.step !== 'unknown') return
      state.step = 'checking'
      await ask()
    },
    keepChecking: () => keepChecking(world, async () => void (state.step === 'unknown' && (await ask()))),
    async resume() {
      if (state.step !== 'unknown' || !state.isOpen) return
      open = null
      turns++
      Object.assign(state, { step: 'card', isOpen: false })
      await keeper.forget()
      await keep(handover)
    },
  }
}

/** No card was sent, and nothing is known of one that another tab may have sent. */
function isBeforeCard(ended: PaymentEnd): boolean {
  return ended.end === 'repriced' || (ended.end === 'failed' && ended.orderId === null)
}
