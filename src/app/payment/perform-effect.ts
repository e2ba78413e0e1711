import { isOfForm, paymentName, type FoundPayment } from '#adapters/payments/read-payment.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import { withTimeout } from '#adapters/device/with-timeout.ts'
import type { PaymentHandover, SuccessHandover } from '#contract/handover/handover.ts'
import { confirmPayment } from './confirm-payment.ts'
import type { PaymentEffect } from './machine/payment-effect.ts'
import type { PaymentEnd } from './machine/payment-end.ts'
import type { PaymentEvent } from './machine/payment-event.ts'
import { pay } from './pay.ts'
import { payOnAccount } from './pay-on-account.ts'
import type { PaymentWorld } from './payment-world.ts'
import type { KeptPayments } from '#adapters/payments/kept-payments.ts'

/** What a payment asks of its screen. */
export interface VisitedScreen {
  /** Goes to another screen, with what it needs. */
  leave(path: string, state?: unknown): void
  /** What a reload of this screen finds. */
  remember(handover: PaymentHandover): void
}

export type SessionWorld = Pick<
  PaymentWorld,
  | 'call'
  | 'connection'
  | 'drafts'
  | 'keptPayments'
  | 'now'
  | 'orders'
  | 'session'
  | 'sleep'
  | 'toasts'
  | 'onBfcacheRestore'
  | 'onVisible'
>

/** Where a payment is told what happened, and whether its screen is still there. */
interface Teller {
  send(event: PaymentEvent): Promise<void>
  isShown(): boolean
}

/** Does what a payment has done, in this world. Resolves once it is done, and what it led to. */
export function createPerformEffect(
  world: SessionWorld,
  payment: FoundPayment,
  screen: VisitedScreen,
  { send, isShown }: Teller,
): (effect: PaymentEffect) => Promise<void> | void {
  const { user } = world.session.state
  const autosave = createPaymentAutosave(world.keptPayments, user?.id, paymentName(payment.handover))
  /** Who waits for the holder's answer, by turn. */
  const waiting = new Map<number, (approved: boolean) => void>()

  const present = async ({ card, handover, turn }: Extract<PaymentEffect, { do: 'pay' }>) => {
    if (payment.order === null) return
    const approve = () =>
      new Promise<boolean>((resolve) => {
        waiting.set(turn, resolve)
        void send({ type: 'holder-asked', turn })
      })
    const side = {
      approve,
      beforeOrder: () => send({ type: 'order-asked' }),
      beforeCard: (receipt: SuccessHandover) => send({ type: 'card-leaves', receipt }),
    }
    const whole = { ...payment, handover, order: payment.order }
    const end =
      card === 'account' ? await payOnAccount(world.call, whole, side) : await pay(world.call, whole, card, side)
    const isCutOff = isCut(end) && (await world.connection.settled().then(() => !world.connection.state.online))
    return send({ type: 'ended', turn, end, at: world.now(), isCutOff })
  }

  return (effect) => {
    switch (effect.do) {
      case 'pay':
        return present(effect)
      case 'answer-holder':
        return waiting.get(effect.turn)?.(effect.approved)
      case 'ask':
        return confirmPayment(world.call, effect.about.receipt, effect.about.card).then((end) =>
          send({ type: 'answered', about: effect.about, end, at: world.now() }),
        )
      case 'keep':
        if (isShown()) screen.remember(effect.handover)
        return autosave.keep(effect.handover, effect.begunAt)
      case 'forget':
        return autosave.forget(effect.only)
      case 'drop-draft':
        if (user === null || !isOfForm(payment.handover)) return
        return withTimeout(draftMs, world.drafts.dropKeptBy(user.id, effect.begunAt), world.sleep).catch(
          forgiving(() => {}),
        )
      case 'clear-orders':
        return world.orders.clear()
      case 'say':
        return world.toasts.show(effect.tone, effect.words)
      case 'leave':
        if (isShown()) return screen.leave(effect.path, effect.state)
        return effect.elsewhere && world.toasts.show(effect.elsewhere.tone, effect.elsewhere.words)
    }
  }
}

const draftMs = 3000

/** No reply came before the card. */
function isCut(end: PaymentEnd): boolean {
  return end.end === 'unsent' && end.isCut === true
}

/**
 * Keeps one payment of one user on this device. A browser that keeps nothing has the tab's own history: nothing
 * rejects.
 */
function createPaymentAutosave(kept: KeptPayments, userId: number | undefined, name: string) {
  return {
    async keep(handover: PaymentHandover, at: Date): Promise<void> {
      if (userId !== undefined) await kept.keep(userId, { handover, at }).catch(forgiving(() => {}))
    },
    /** 'begun': only what no card was sent for. */
    async forget(only?: 'begun'): Promise<void> {
      if (userId !== undefined) await kept.forget(userId, name, only).catch(forgiving(() => {}))
    },
  }
}
