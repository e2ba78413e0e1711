import { proxy } from 'valtio'
import type { Card } from '#adapters/payments/card-processor.ts'
import { paths } from '#app/paths.ts'
import type { World } from '#app/world.ts'
import type { RepricedHandover } from '#contract/form-handover.ts'
import type { FailureHandover, PaymentHandover, SuccessHandover } from '#contract/handover.ts'
import { priceUpdated } from '#rules/price-change.ts'
import { confirmPayment } from './confirm-payment.ts'
import { pay, type PaymentEnd } from './pay.ts'
import type { Payment } from './read-payment.ts'

/** `card`: the form waits. `authenticating`: the holder must approve. `checking`: the end is asked for again. `unknown`: nobody could say it yet. */
export type PaymentStep = 'card' | 'paying' | 'authenticating' | 'unknown' | 'checking'

/** One visit to /payment. `state` is a valtio proxy. */
export interface PaymentVisit {
  readonly state: { readonly step: PaymentStep; readonly cardError: string | null }
  /** The screen is shown; the answer tells that it is left. The payment goes on, and then takes nobody anywhere. */
  enter(): () => void
  /** Pays once: while it works, asking again does nothing. */
  pay(card: Card): Promise<void>
  answer(approved: boolean): void
  check(): Promise<void>
}

/** What the visit asks of its screen. */
export interface VisitedScreen {
  /** Goes to another screen, with what it needs. */
  leave(path: string, state?: unknown): void
  /** What a reload of this screen finds. */
  remember(handover: PaymentHandover): void
}

type PaymentWorld = Pick<World, 'call' | 'cards' | 'drafts' | 'now' | 'orders' | 'session' | 'toasts'>

export function createPaymentVisit(world: PaymentWorld, payment: Payment, screen: VisitedScreen): PaymentVisit {
  const { sent, ...handover } = payment.handover
  const state = proxy<{ step: PaymentStep; cardError: string | null }>({ step: sent ? 'unknown' : 'card', cardError: null })
  const user = world.session.state.user
  let answerHolder: (approved: boolean) => void = () => {}
  let open: Extract<PaymentEnd, { end: 'unknown' }> | null = sent ? { end: 'unknown', receipt: sent, card: 'unanswered' } : null
  let startedAt = world.now()

  const approve = () =>
    new Promise<boolean>((resolve) => {
      answerHolder = resolve
      state.step = 'authenticating'
    })

  let isShown = true
  const leave = (path: string, next?: unknown) => void (isShown && screen.leave(path, next))
  const beforeCard = (receipt: SuccessHandover) => void (isShown && screen.remember({ ...handover, sent: receipt }))

  const finish = async (ended: PaymentEnd) => {
    // Whatever its end, the history may have one order more, or one that is paid now.
    world.orders.clear()
    switch (ended.end) {
      case 'paid':
        if (user !== null) await world.drafts.dropKeptBy(user.id, startedAt).catch(() => {})
        world.toasts.show('ok', 'Paiement réussi !')
        return leave(paths.paymentSuccess, ended.receipt satisfies SuccessHandover)
      case 'unknown':
        if (open !== null) world.toasts.show('info', 'Toujours pas de réponse. Vérifie à nouveau dans un instant.')
        open = ended
        state.step = 'unknown'
        return
      case 'declined':
      case 'failed':
        state.cardError = ended.message
        world.toasts.show('bad', ended.end === 'declined' ? `Erreur de paiement: ${ended.message}` : ended.message)
        return leave(paths.paymentFailed, { error: ended.message, orderId: ended.orderId, payment: handover } satisfies FailureHandover)
      case 'repriced':
        world.toasts.show('warn', priceUpdated(ended.from, ended.to))
        return leave(paths.order, { repriced: true } satisfies RepricedHandover)
      case 'signed-out':
        return world.toasts.show('info', 'Ta session est terminée. Reconnecte-toi, puis regarde ton historique avant de payer à nouveau.')
    }
  }

  return {
    state,
    enter() {
      isShown = true
      return () => {
        isShown = false
      }
    },
    async pay(card) {
      if (state.step !== 'card') return
      Object.assign(state, { step: 'paying', cardError: null })
      startedAt = world.now()
      await finish(await pay(world, payment, card, { approve, beforeCard }))
    },
    answer(approved) {
      state.step = 'paying'
      answerHolder(approved)
    },
    async check() {
      if (state.step !== 'unknown' || open === null) return
      state.step = 'checking'
      await finish(await confirmPayment(world.call, open.receipt, open.card))
    },
  }
}
