import type { KeptPayments } from '#adapters/payments/kept-payments.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import type { PaymentHandover } from '#contract/handover/handover.ts'

/** Keeps one payment of one user on this device. A browser that keeps nothing has the tab's own history: nothing rejects. */
export function createPaymentAutosave(kept: KeptPayments, userId: number | undefined, name: string) {
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
