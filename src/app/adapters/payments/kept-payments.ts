import { createDraftStore } from '#adapters/draft-store.ts'
import type { PaymentHandover } from '#contract/handover.ts'

/** A payment begun on this device whose end is not known, as it lies on the disk; what it means is parsed by who reads it. */
export interface KeptPayment {
  readonly handover: PaymentHandover
  /** When its card was about to be sent, or its order to be made. */
  readonly at: Date
}

/** What this device knows of its users' payments under way; nothing of a card, and no secret (decision 050). All calls reject where a browser keeps nothing. */
export interface KeptPayments {
  /** Those whose card was sent, the oldest first, then the last one that was begun without. */
  read(userId: number): Promise<readonly KeptPayment[]>
  /** Resolves once it is on the disk. One that is only begun takes the place of another such, and never of itself with its card sent. */
  keep(userId: number, payment: KeptPayment): Promise<void>
  /** The end of this submission is known. 'begun': only that this page sent no card for it; what another page sent stays. */
  forget(userId: number, submissionId: string, only?: 'begun'): Promise<void>
}

export function createKeptPayments(): KeptPayments {
  const store = createDraftStore()
  const change = (userId: number, next: (before: readonly KeptPayment[]) => readonly KeptPayment[]) =>
    store.change((kept) => {
      const before = kept.get(paymentsKey(userId))
      before.onsuccess = () => {
        const after = next(listed(before.result))
        if (after.length === 0) kept.delete(paymentsKey(userId))
        else kept.put(after, paymentsKey(userId))
      }
    })

  return {
    read: async (userId) => listed(await store.read(paymentsKey(userId))),
    keep: (userId, payment) =>
      change(userId, (before) => {
        const sent = before.filter(wasSent)
        const { submissionId } = payment.handover
        if (!wasSent(payment)) return sent.some((other) => isOf(other, submissionId)) ? before : [...sent, payment]
        return [...sent.filter((other) => !isOf(other, submissionId)), payment, ...before.filter((other) => !wasSent(other) && !isOf(other, submissionId))]
      }),
    forget: (userId, submissionId, only) => change(userId, (before) => before.filter((payment) => !isOf(payment, submissionId) || (only === 'begun' && wasSent(payment)))),
  }
}

/** Whether its card was sent: then only a check may follow. */
export function wasSent({ handover }: KeptPayment): boolean {
  return handover.sent !== undefined
}

const paymentsKey = (userId: number): IDBValidKey => [userId, 'payments']

function listed(kept: unknown): readonly KeptPayment[] {
  return Array.isArray(kept) ? (kept as readonly KeptPayment[]).filter((payment) => payment?.handover !== undefined && payment.at instanceof Date) : []
}

function isOf({ handover }: KeptPayment, submissionId: string): boolean {
  return handover.submissionId === submissionId
}
