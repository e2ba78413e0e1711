import type { Cents } from '#rules/price/money.ts'
import type { Moment } from '#rules/moment/moment.ts'
import { orderStatus } from './order-status.ts'
import { slotIsPossible } from './slot-possible.ts'

/** What tells whether an order waits for its payment. */
export interface Payable {
  readonly status: number | null
  /** StatuPaiement. */
  readonly paid: number | null
  /** On its firm's account: its invoice is to be settled, not the order. */
  readonly onAccount: boolean
  readonly totalTTC: Cents | null
}

/** Whether an order waits for its payment (R49): priced, unpaid (StatuPaiement 0) and not on account, and being served or delivered. */
export function isToBePaid<Order extends Payable>(order: Order): order is Order & { readonly totalTTC: Cents } {
  return order.totalTTC !== null && order.paid === 0 && !order.onAccount && served.includes(order.status)
}

/** The same, and when it was asked for. `moment`: null when the provider does not say. */
export interface DatedPayable extends Payable {
  readonly moment: Moment | null
  readonly orderedAt: Date
  readonly expectedAt: Date | null
}

/** Whether it can still be paid: no card may pay for a slot that cannot be asked for any more (decision 084). */
export function isPayable<Order extends DatedPayable>(
  order: Order,
  now: Date,
): order is Order & { readonly totalTTC: Cents } {
  return isToBePaid(order) && !isLapsed(order, now)
}

/** Whether an order was not paid while its slot could be asked for: nothing is delivered, and nothing is owed. */
export function isLapsed({ moment, ...order }: DatedPayable, now: Date): boolean {
  return (
    isToBePaid(order) &&
    order.status === orderStatus.validating &&
    moment !== null &&
    !slotIsPossible({ moment, orderedAt: order.orderedAt, expectedAt: order.expectedAt }, now)
  )
}

const served: readonly (number | null)[] = [
  orderStatus.validating,
  orderStatus.preparing,
  orderStatus.delivering,
  orderStatus.delivered,
]
