import { isUnpaidAndWaiting } from './cancellation.ts'
import { deliveryTimes, slotEnd, type TimedOrder } from './delivery-times.ts'
import { orderStatus } from './order-status.ts'

/** `paid`: StatuPaiement; left out where it is not known how the order stands now: it is then never late. */
export interface LateOrder extends TimedOrder {
  readonly paid?: number | null
  readonly onAccount?: boolean
}

/** What its customer reads of it. */
export const lateWords = 'En retard sur son créneau'

/** Whether the slot has ended and the order is still to come. An urgent one is in time once it left in time. */
export function isLate(order: LateOrder, now: Date): boolean {
  const { status, paid, onAccount = false } = order
  if (
    paid === undefined ||
    status === null ||
    !toCome.includes(status) ||
    isUnpaidAndWaiting({ status, paid, onAccount })
  )
    return false
  const { holds, leftAt } = deliveryTimes(order)
  return holds !== null && slotEnd(holds) < (holds.kind === 'pickup' && leftAt !== null ? leftAt : now)
}

const toCome: readonly number[] = [orderStatus.validating, orderStatus.preparing, orderStatus.delivering]
