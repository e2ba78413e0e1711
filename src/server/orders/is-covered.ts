import { isCovered } from '#rules/order/on-account.ts'
import type { OrderRow } from './orders.ts'

/** What tells whether an order waits for its payment. */
export function waitingOf({
  status,
  payment_status: paid,
  account_at: onAccount,
}: Pick<OrderRow, 'status' | 'payment_status' | 'account_at'>) {
  return { status, paid, onAccount: onAccount !== null }
}

/** Whether an order moves without being asked for money first: it is paid, or on account. */
export function isCoveredOrder(order: Pick<OrderRow, 'status' | 'payment_status' | 'account_at'>): boolean {
  return isCovered(waitingOf(order))
}
