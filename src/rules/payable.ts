import type { Cents } from './money.ts'
import { orderStatus } from './order-status.ts'

/** What tells whether an order waits for its payment. */
export interface Payable {
  readonly status: number | null
  /** StatuPaiement. */
  readonly paid: number | null
  readonly totalTTC: Cents | null
}

/** Whether an order waits for its payment (R49): it has a price, is not paid (StatuPaiement 0), and is being validated, prepared, delivered, or delivered already. */
export function isToBePaid<Order extends Payable>(order: Order): order is Order & { readonly totalTTC: Cents } {
  return order.totalTTC !== null && order.paid === 0 && served.includes(order.status)
}

const served: readonly (number | null)[] = [orderStatus.validating, orderStatus.preparing, orderStatus.delivering, orderStatus.delivered]
