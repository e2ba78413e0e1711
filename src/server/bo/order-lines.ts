import { instantFromNow } from '#rules/moment.ts'
import { priceLabel } from '#rules/price-label.ts'
import { statusBadge } from '#rules/status-badge.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import { dueOf } from '#server/staff/staff-order.ts'

/** An order in one line: '#1042  aujourd’hui à 17:00  En cours de validation - Payé  47,88 €  … → …'. */
export function orderLine(order: OrderRow, now: Date): string {
  const due = dueOf(order)
  return [
    `#${order.id}`,
    `${instantFromNow(due, now)}${due < now ? ' (en retard)' : ''}`,
    statusBadge(order.status, order.payment_status).label,
    priceLabel(order.total_ttc),
    `${order.pickup_address} → ${order.delivery_address}`,
  ].join('  ')
}
