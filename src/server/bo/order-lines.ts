import { isUnpaidAndWaiting } from '#rules/order/cancellation.ts'
import { instantFromNow } from '#rules/moment/moment.ts'
import { priceLabel } from '#rules/price/price-label.ts'
import { statusBadge } from '#rules/order/status-badge.ts'
import { waitingOf } from '#server/orders/is-covered.ts'
import { isLapsed } from '#server/orders/is-lapsed.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import { dueOf } from '#server/orders/moment-of.ts'

/** An order in one line: 'n° 1042  aujourd’hui à 17 h  En cours de validation - Payé  47,88 €  … → …'. */
export function orderLine(order: OrderRow, now: Date): string {
  const due = dueOf(order)
  return [
    `n° ${order.id}`,
    `${instantFromNow(due, now)}${lateness(order, due < now, now)}`,
    statusBadge(order.status, order.payment_status).label,
    priceLabel(order.total_ttc),
    `${order.pickup_address} → ${order.delivery_address}`,
  ].join('  ')
}

/** Nobody delivers what is not paid: it is not late. */
function lateness(order: OrderRow, isOver: boolean, now: Date): string {
  if (isLapsed(order, now)) return ' (pas payée à temps)'
  if (!isOver) return ''
  return isUnpaidAndWaiting(waitingOf(order)) ? ' (pas payée)' : ' (en retard)'
}
