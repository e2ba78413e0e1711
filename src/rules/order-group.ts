import type { Cents } from './money.ts'
import { orderStatus } from './order-status.ts'

/** What the history is narrowed to: where an order stands, or that it waits for its payment. */
export const orderGroups = ['all', 'to-pay', 'under-way', 'waiting', 'delivered', 'cancelled'] as const
export type OrderGroup = (typeof orderGroups)[number]

interface Standing {
  readonly status: number | null
  readonly paid: number | null
  readonly totalTTC: Cents | null
}

/** Whether an order belongs to a group; one that is under way may also be to pay. */
export function isInGroup(order: Standing, group: OrderGroup): boolean {
  switch (group) {
    case 'all':
      return true
    case 'to-pay':
      return isToPay(order)
    case 'under-way':
      return underWay.includes(order.status)
    case 'waiting':
      return !named.includes(order.status)
    case 'delivered':
      return order.status === orderStatus.delivered
    case 'cancelled':
      return order.status === orderStatus.cancelled
  }
}

/** An order that has a price and waits for its payment (R49, R50). */
export function isToPay({ status, paid, totalTTC }: Standing): boolean {
  return status === orderStatus.validating && paid === 0 && totalTTC !== null
}

const underWay: readonly (number | null)[] = [orderStatus.validating, orderStatus.preparing, orderStatus.delivering]
const named: readonly (number | null)[] = Object.values(orderStatus)
