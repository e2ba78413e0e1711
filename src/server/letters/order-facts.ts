import { fullMoment } from '#rules/moment.ts'
import { weightLabel } from '#rules/weight-bands.ts'
import { countedFromOf, momentOf } from '#server/orders/moment-of.ts'
import type { OrderRow } from '#server/orders/orders.ts'

/** What every letter about an order says of it: when, how heavy, to whom. */
export function orderFacts(order: OrderRow): (readonly [string, string])[] {
  return [
    ['Quand', fullMoment(momentOf(order), countedFromOf(order))],
    ['Poids', weightLabel(order.weight_band)],
    ['Destinataire', [`${order.recipient_first_name} ${order.recipient_last_name}`, order.recipient_company].filter(Boolean).join(', ')],
  ]
}
