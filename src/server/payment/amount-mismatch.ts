import type { AmountMismatch } from '#contract/payment/payment.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import { HttpError } from '#server/log/http-error.ts'

/** The processor charged something else than the order costs. Neither paid nor to be paid again: only people can put that right. */
export function amountMismatch({ id: orderId }: Pick<OrderRow, 'id'>): HttpError {
  const verdict: AmountMismatch & Record<string, unknown> = {
    code: 'other_amount',
    orderId,
    processor_status: 'succeeded',
    last_error: null,
  }
  return new HttpError(
    402,
    `Le montant débité n’est pas celui de la commande n° ${orderId}. Ne paie pas à nouveau : contacte-nous.`,
    { extra: verdict },
  )
}
