import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import type { Cents } from '#rules/price/money.ts'

type Credited = Pick<StaffOrder, 'creditNotes' | 'invoice' | 'status' | 'totalTTC'>

/** What of an order's invoice may still be given back, TTC; 0 without an invoice. */
export function leftToCredit(order: Credited): Cents {
  if (order.status !== orderStatus.delivered || order.invoice === null) return 0
  return Math.max(0, (order.totalTTC ?? 0) - creditedOf(order))
}

/** What was credited of it so far, TTC. */
export function creditedOf({ creditNotes }: Pick<Credited, 'creditNotes'>): Cents {
  return creditNotes.reduce((sum, { cents }) => sum + cents, 0)
}
