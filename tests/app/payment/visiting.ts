import { keptPayments } from '#tests/builders/kept-payments.ts'
import type { KeptPayments } from '#adapters/payments/kept-payments.ts'
import { createPaymentStore } from '#app/payment/payment-store.ts'
import { readPayment, wasSent, type FoundPayment, type Payment } from '#adapters/payments/read-payment.ts'
import type { World } from '#app/world.ts'
import { refusal } from '#tests/builders/given-caller.ts'
import { camille, friday10h, pretendWorld } from '#tests/builders/pretend-world.ts'
import { aPayment, handover, paying } from './paying.ts'

export const kept = keptPayments()
export const receipt = { amount: 4788, orderId: 42, paymentIntentId: 'pi_1' }
/** What the server may say of the card that was sent: its holder is awaited, it is being charged, it was refused. */
export const waits = refusal(402, { message: 'Pas confirmé.', processor_status: 'requires_action', last_error: null })
export const isCharging = refusal(402, { message: 'Pas confirmé.', processor_status: 'processing', last_error: null })
export const refused = refusal(402, {
  message: 'Pas confirmé.',
  processor_status: 'requires_payment_method',
  last_error: 'card_declined',
})
export const sentBefore = readPayment({ ...handover, sent: receipt }, new Date(friday10h.getTime() - 60_000)) as Payment

/** The device knows of no payment and no draft. */
export async function forgetAll(): Promise<void> {
  await kept.forget(camille.id, handover.submissionId)
  await pretendWorld(fetch).drafts.drop(camille.id)
}

/** A page that shows a visit, where it leads, and what it leaves in its tab. */
export function visiting(
  told: Parameters<typeof paying>[0] = {},
  payment: FoundPayment = aPayment(),
  { onDevice = kept, ...changes }: { onDevice?: KeptPayments } & Partial<World> = {},
) {
  const provider = paying(told)
  const world = { ...pretendWorld(fetch), call: provider.call, sleep: aTurn, ...changes }
  world.session.open('jeton', camille)
  const left: string[] = []
  const handedOver: unknown[] = []
  const remembered: unknown[] = []
  let restore = () => {}
  const onBfcacheRestore = (onRestored: () => void) => {
    restore = onRestored
    return () => {}
  }
  const visit = createPaymentStore({ ...world, keptPayments: onDevice, onBfcacheRestore }, payment, {
    leave(path, state) {
      left.push(path)
      handedOver.push(state)
    },
    remember: (next) => void remembered.push(next),
  })
  visit.enter()
  return { ...provider, world, visit, left, handedOver, remembered, restore: () => restore() }
}

/** How far each payment on the device has come. */
export async function stages() {
  return (await kept.read(camille.id)).map((payment) => (wasSent(payment) ? 'sent' : 'begun'))
}

export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise(setImmediate)
}

/** The pauses of these tests: everybody else has their turn. */
export async function aTurn(_ms = 0, signal?: AbortSignal): Promise<void> {
  await new Promise(setImmediate)
  signal?.throwIfAborted()
}
