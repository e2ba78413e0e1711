import { addDays } from 'date-fns/addDays'
import { orderStatus } from './order-status.ts'

/** Whether the tracking link of an order shows something: from when it is covered, and for thirty days once delivered. */
export function isTracked(
  {
    status,
    isCovered,
    deliveredAt,
  }: { readonly status: number; readonly isCovered: boolean; readonly deliveredAt: Date | null },
  now: Date,
): boolean {
  if (status === orderStatus.delivering) return true
  if (status === orderStatus.validating || status === orderStatus.preparing) return isCovered
  return status === orderStatus.delivered && deliveredAt !== null && now < addDays(deliveredAt, daysAfterDelivery)
}

export const daysAfterDelivery = 30
