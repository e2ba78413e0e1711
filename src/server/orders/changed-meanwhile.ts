import { statusLabel } from '#rules/order/status-badge.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import { HttpError } from '#server/log/http-error.ts'

/** The order is not any more where it was seen; the reply says where it is. */
export function changedMeanwhile(order: OrderRow): HttpError {
  return new HttpError(
    409,
    `Cette commande a changé entre-temps : elle est « ${statusLabel(order.status)} ».`,
    standing(order),
  )
}

/** Where an order stands, beside the sentence of a refusal. */
export function standing({ status, payment_status: paid }: OrderRow) {
  return { extra: { StatuCommande: status, StatuPaiement: paid } }
}
