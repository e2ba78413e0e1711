import { fullMoment } from '#rules/moment.ts'
import { weightLabel } from '#rules/weight-bands.ts'
import { countedFromOf, momentOf } from '#server/orders/moment-of.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import type { LetterPart } from './render-letter.ts'

/** What every letter about an order says of it: from where to where, when, how heavy, to whom. `more`: figures that belong to its moment. */
export function orderFacts(order: OrderRow, more: readonly (readonly [string, string])[] = []): LetterPart[] {
  return [
    { kind: 'route', pickup: order.pickup_address, delivery: order.delivery_address },
    { kind: 'figures', rows: [['Quand', fullMoment(momentOf(order), countedFromOf(order))], ...more, ['Poids', weightLabel(order.weight_band)]] },
    { kind: 'facts', rows: [['Destinataire', [`${order.recipient_first_name} ${order.recipient_last_name}`, order.recipient_company].filter(Boolean).join(', ')]] },
  ]
}
