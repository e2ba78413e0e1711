import { createDraftStore, erasedUsers, paymentsKey } from '#adapters/store/draft-store.ts'
import { writeEvicting } from '#adapters/store/write-evicting.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import { withTimeout } from '#adapters/device/with-timeout.ts'
import type { PaymentHandover } from '#contract/handover/handover.ts'
import type { Sleep } from '#adapters/device/waiting.ts'
import { opaquePayments } from '#adapters/store/opaque-payments.ts'
import { paymentName, readKeptPayment, wasSent, type FoundPayment } from './read-payment.ts'

/** A payment begun on this device whose end is not known, as it is put on the disk. */
export interface KeptPayment {
  readonly handover: PaymentHandover
  /** When its card was about to be sent, or its order to be made. */
  readonly at: Date
}

/**
 * The payments under way on this device, without card data or secrets (decision 050). Calls reject where a browser
 * keeps nothing, or after 3 seconds.
 */
export interface KeptPayments {
  /** Those whose card was sent, oldest first, then for a day the last begun without. Unreadable ones are left out. */
  read(userId: number): Promise<readonly FoundPayment[]>
  /** Resolves once it is on disk. A begun one replaces another begun one, never itself with its card sent. */
  keep(userId: number, payment: KeptPayment): Promise<void>
  /** The end of this payment is known. 'begun': only that this page sent no card; another page's stays. */
  forget(userId: number, name: string, only?: 'begun'): Promise<void>
}

export function createKeptPayments({ now, sleep }: { now(): Date; readonly sleep: Sleep }): KeptPayments {
  const store = createDraftStore()
  const soon = <T>(work: Promise<T>) => withTimeout(answerMs, work, sleep)
  const change = (userId: number, next: (before: readonly Entry[]) => readonly Entry[]) =>
    store.change((kept) => {
      const before = kept.get(paymentsKey(userId))
      before.onsuccess = () => {
        const after = next(entriesOf(before.result, now()))
        if (after.length === 0) kept.delete(paymentsKey(userId))
        else
          kept.put(
            after.map(({ kept: each }) => each),
            paymentsKey(userId),
          )
      }
    })
  const changeEvicting: typeof change = async (userId, next) =>
    void (await writeEvicting(store, userId, () => change(userId, next)))

  return {
    async read(userId) {
      const stored = await soon(store.read(paymentsKey(userId)))
      const entries = entriesOf(stored, now())
      // Names and addresses do not lie here for ever.
      if (Array.isArray(stored) && entries.length < stored.length)
        await soon(change(userId, (before) => before)).catch(forgiving(() => {}))
      return entries.map(({ payment }) => payment)
    },
    keep: (userId, whole) =>
      soon(
        changeEvicting(userId, (before) => {
          const kept = erasedUsers.has(userId) ? opaquePayments([whole])[0] : whole
          const payment = readKeptPayment(kept)
          if (payment === null) return before
          const sent = before.filter(isSent)
          const name = paymentName(whole.handover)
          if (!wasSent(payment)) return sent.some((other) => isOf(other, name)) ? before : [...sent, { kept, payment }]
          return [
            ...sent.filter((other) => !isOf(other, name)),
            { kept, payment },
            ...before.filter((other) => !isSent(other) && !isOf(other, name)),
          ]
        }),
      ),
    forget: (userId, name, only) =>
      soon(
        change(userId, (before) => before.filter((entry) => !isOf(entry, name) || (only === 'begun' && isSent(entry)))),
      ),
  }
}

/** One payment as it lies on the disk, and what it means. */
interface Entry {
  readonly kept: unknown
  readonly payment: FoundPayment
}

const answerMs = 3000
const dayMs = 24 * 60 * 60 * 1000

/** What can be read and is still of use: a payment that no card was sent for is forgotten after a day. */
function entriesOf(stored: unknown, now: Date): readonly Entry[] {
  return (Array.isArray(stored) ? stored : []).flatMap((kept: unknown) => {
    const payment = readKeptPayment(kept)
    const isOld = now.getTime() - (payment?.begunAt?.getTime() ?? 0) > dayMs
    return payment === null || (isOld && !wasSent(payment)) ? [] : [{ kept, payment }]
  })
}

function isSent({ payment }: Entry): boolean {
  return wasSent(payment)
}

function isOf({ payment }: Entry, name: string): boolean {
  return paymentName(payment.handover) === name
}
