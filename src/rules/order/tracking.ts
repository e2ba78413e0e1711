import { addDays } from 'date-fns/addDays'
import { orderStatus } from './order-status.ts'

/** Whether the tracking link of an order shows something: on its way, and for thirty days once delivered. */
export function isTracked(
  { status, deliveredAt }: { readonly status: number; readonly deliveredAt: Date | null },
  now: Date,
): boolean {
  if (status === orderStatus.delivering) return true
  return status === orderStatus.delivered && deliveredAt !== null && now < addDays(deliveredAt, daysAfterDelivery)
}

const daysAfterDelivery = 30
