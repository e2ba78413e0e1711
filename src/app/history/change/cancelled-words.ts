import type { PastOrder } from '#contract/order/past-order.ts'
import { formatEuros } from '#rules/price/money.ts'

/** What the toast says of an order that its customer has cancelled: 'Commande annulée : 47,88 € en route vers ta carte.' */
export function cancelledWords({ refund, totalTTC }: PastOrder): string {
  return refund === null || totalTTC === null
    ? 'Commande annulée.'
    : `Commande annulée : ${formatEuros(totalTTC)} en route vers ta carte.`
}
