import { isLapsed as lapsed } from '#rules/order/payable.ts'
import { momentOf } from './moment-of.ts'
import type { OrderRow } from './orders.ts'

type LapsingOrder = Pick<
  OrderRow,
  | 'status'
  | 'payment_status'
  | 'account_at'
  | 'total_ttc'
  | 'ordered_at'
  | 'expected_at'
  | 'flex_day'
  | 'flex_half_day'
  | 'planned_at'
>

/** Whether a stored order was not paid in time: nobody delivers it, and no card pays it as it stands. */
export function isLapsed(order: LapsingOrder, now: Date): boolean {
  const { status, payment_status: paid, total_ttc: totalTTC, ordered_at: orderedAt, expected_at: expectedAt } = order
  return lapsed(
    {
      status,
      paid,
      onAccount: order.account_at !== null,
      totalTTC,
      moment: momentOf(order),
      orderedAt: new Date(orderedAt),
      expectedAt: expectedAt === null ? null : new Date(expectedAt),
    },
    now,
  )
}
