import type { Cents } from './money.ts'
import { orderStatus } from './order-status.ts'

/** What tells whether an order waits for its payment. */
export interface Payable {
  readonly status: number | null
  /** StatuPaiement. */
  readonly paid: number | null
  readonly totalTTC: Cents | null
}

/** Whether an order is offered for payment in the history (R49): it has a price, is not paid, and nothing of it has begun: status 4, paid 0. */
export function isToBePaid<Order extends Payable>(order: Order): order is Order & { readonly totalTTC: Cents } {
  const { status, paid, totalTTC } = order
  return status === orderStatus.validating && paid === 0 && totalTTC !== null
}
