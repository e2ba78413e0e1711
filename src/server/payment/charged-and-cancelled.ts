import type { AmountMismatch } from '#contract/payment/payment.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import { HttpError } from '#server/log/http-error.ts'

/** A card was charged for an order that is cancelled: it is given back, and not to be paid again. */
export function chargedAndCancelled({ id: orderId }: Pick<OrderRow, 'id'>): HttpError {
  const verdict: AmountMismatch & Record<string, unknown> = {
    code: 'cancelled',
    orderId,
    processor_status: 'succeeded',
    last_error: null,
  }
  return new HttpError(
    402,
    `La commande n° ${orderId} est annulée : tout ce qui a été débité t’est rendu, sans rien faire de plus.`,
    { extra: verdict },
  )
}
