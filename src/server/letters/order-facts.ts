import { referenceRows } from '#rules/order/reference-rows.ts'
import { fullSlot } from '#rules/order/slot-words.ts'
import { weightLabel } from '#rules/price/weight-bands.ts'
import { heldWords, slotsOf } from '#server/orders/moment-of.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import type { LetterPart } from './render-letter.ts'
import { privateScreens } from '#contract/addresses.ts'

/**
 * What every letter about an order says of it: from where to where, when, how heavy, to whom. `more`: figures that
 * belong to its moment.
 */
export function orderFacts(order: OrderRow, more: readonly (readonly [string, string])[] = []): LetterPart[] {
  const { asked, holds } = slotsOf(order)
  const moved = holds === asked ? [] : [['Au lieu de', fullSlot(asked)] as const]
  return [
    { kind: 'route', pickup: order.pickup_address, delivery: order.delivery_address },
    {
      kind: 'figures',
      rows: [['Quand', heldWords(order)], ...moved, ...more, ['Poids', weightLabel(order.weight_band)]],
    },
    {
      kind: 'facts',
      rows: [
        [
          'Destinataire',
          [`${order.recipient_first_name} ${order.recipient_last_name}`, order.recipient_company]
            .filter(Boolean)
            .join(', '),
        ],
        ...referenceRows(order),
      ],
    },
  ]
}

/** The way from a letter to its order: 1042 → '/historique/1042'; none when PUBLIC_URL is not set. */
export function orderLink(publicUrl: string | null, orderId: number, label = 'Voir la commande'): LetterPart[] {
  return publicUrl === null
    ? []
    : [
        {
          kind: 'link',
          label,
          href: publicUrl + privateScreens.orderDetail.replace(':orderId', String(orderId)),
        },
      ]
}
