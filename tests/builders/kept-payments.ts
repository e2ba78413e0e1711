import { createKeptPayments } from '#adapters/payments/kept-payments.ts'
import { friday10h } from './pretend-world.ts'

/** What this device keeps of payments, at that time; it takes as long as it needs. */
export function keptPayments(now = friday10h) {
  return createKeptPayments({ now: () => now, sleep: () => new Promise(() => {}) })
}
