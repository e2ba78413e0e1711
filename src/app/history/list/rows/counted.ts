import type { OrderTotals } from '#rules/order/order-totals.ts'

/** '23 commandes, 1 à payer, 2 annulées' */
export function counted({ count, toPay, cancelled }: Pick<OrderTotals, 'count' | 'toPay' | 'cancelled'>): string {
  return [
    count > 1 ? `${count} commandes` : `${count} commande`,
    ...(toPay > 0 ? [`${toPay} à payer`] : []),
    ...(cancelled > 0 ? [cancelled > 1 ? `${cancelled} annulées` : '1 annulée'] : []),
  ].join(', ')
}
