import { isUnpaidAndWaiting } from './cancellation.ts'
import { deliveryTimes, slotEnd, type TimedOrder } from './delivery-times.ts'
import { orderStatus } from './order-status.ts'

/** What tells whether an order is late. `paid`: StatuPaiement; left out by what knows how an order was made and not how it stands now: it calls none late. */
export interface LateOrder extends TimedOrder {
  readonly paid?: number | null
}

/** What its customer reads of it. */
export const lateWords = 'En retard sur son créneau'

/** Whether the slot that holds has ended and the order is still to come: flex morning, at 12:01 → late. An urgent one promises its pickup: it is not late once it left in time. */
export function isLate(order: LateOrder, now: Date): boolean {
  const { status, paid } = order
  if (paid === undefined || status === null || !toCome.includes(status) || isUnpaidAndWaiting({ status, paid }))
    return false
  const { holds, leftAt } = deliveryTimes(order)
  return holds !== null && slotEnd(holds) < (holds.kind === 'pickup' && leftAt !== null ? leftAt : now)
}

const toCome: readonly number[] = [orderStatus.validating, orderStatus.preparing, orderStatus.delivering]
