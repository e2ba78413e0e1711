import { orderStatus } from './order-status.ts'
import { isLapsed, isPayable, type DatedPayable } from './payable.ts'

/** What the history is narrowed to: where an order stands, or that it waits for its payment. */
export const orderGroups = ['all', 'to-pay', 'lapsed', 'under-way', 'waiting', 'delivered', 'cancelled'] as const
export type OrderGroup = (typeof orderGroups)[number]

/** Whether an order belongs to a group; one that is under way may also be to pay. */
export function isInGroup(order: DatedPayable, group: OrderGroup, now: Date): boolean {
  switch (group) {
    case 'all':
      return true
    case 'to-pay':
      return isPayable(order, now)
    case 'lapsed':
      return isLapsed(order, now)
    case 'under-way':
      return underWay.includes(order.status) && !isLapsed(order, now)
    case 'waiting':
      return !named.includes(order.status)
    case 'delivered':
      return order.status === orderStatus.delivered
    case 'cancelled':
      return order.status === orderStatus.cancelled
  }
}

const underWay: readonly (number | null)[] = [orderStatus.validating, orderStatus.preparing, orderStatus.delivering]
const named: readonly (number | null)[] = Object.values(orderStatus)
