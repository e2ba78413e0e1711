import type { SuccessHandover } from '#contract/handover/handover.ts'
import type { PresentedCard } from '#adapters/payments/presented-card.ts'
import type { FoundPayment } from '#adapters/payments/read-payment.ts'
import { confirmPayment } from '#app/payment/confirm-payment.ts'
import { next } from '#app/payment/machine/next.ts'
import type { PaymentEffect } from '#app/payment/machine/payment-effect.ts'
import type { PaymentEvent } from '#app/payment/machine/payment-event.ts'
import { firstState, type PaymentState } from '#app/payment/machine/payment-state.ts'
import { payOnAccount } from '#app/payment/pay-on-account.ts'
import { pay } from '#app/payment/pay.ts'
import type { World } from '#app/world.ts'
import type { PaymentHandover } from '#contract/handover/handover.ts'
import { friday10h } from '#tests/builders/pretend-world.ts'

/** All that a device keeps of one payment. */
export interface BareDevice {
  kept: { readonly handover: PaymentHandover; readonly at: Date } | null
}

/** A payment without a session: the pure machine, the calls that it asks for, and a device that is one variable. */
export function barePayment(
  call: World['call'],
  payment: FoundPayment,
  device: BareDevice,
  leave: (path: string, state?: unknown) => void,
) {
  let state: PaymentState = firstState(payment, friday10h)
  const waiting: ((approved: boolean) => void)[] = []
  const send = async (event: PaymentEvent): Promise<void> => {
    const move = next(state, event)
    state = move.state
    for (const effect of move.effects) await perform(effect)
  }
  const perform = async (effect: PaymentEffect): Promise<void> => {
    if (effect.do === 'keep') device.kept = { handover: effect.handover, at: effect.begunAt }
    if (effect.do === 'forget' && (effect.only === undefined || device.kept?.handover.sent === undefined))
      device.kept = null
    if (effect.do === 'leave') leave(effect.path, effect.state)
    if (effect.do === 'answer-holder') waiting.pop()?.(effect.approved)
    if (effect.do === 'ask')
      await send({
        type: 'answered',
        about: effect.about,
        end: await confirmPayment(call, effect.about.receipt, effect.about.card),
        at: friday10h,
      })
    if (effect.do === 'pay' && payment.order !== null) {
      const { card, handover, turn } = effect
      const approve = () =>
        new Promise<boolean>((resolve) => {
          waiting.push(resolve)
          void send({ type: 'holder-asked', turn })
        })
      const side = {
        approve,
        beforeOrder: () => send({ type: 'order-asked' }),
        beforeCard: (receipt: SuccessHandover) => send({ type: 'card-leaves', receipt }),
      }
      const whole = { ...payment, handover, order: payment.order }
      const end = card === 'account' ? await payOnAccount(call, whole, side) : await pay(call, whole, card, side)
      await send({ type: 'ended', turn, end, at: friday10h, isCutOff: false })
    }
  }
  return {
    step: () => state.step,
    pay: (card: PresentedCard) => send({ type: 'pressed', card, at: friday10h, isOnline: true }),
    answer: (approved: boolean) => void send({ type: 'holder-answered', approved }),
    check: () => send({ type: 'check-asked', isPressed: false }),
    resume: () => send({ type: 'resumed' }),
  }
}
