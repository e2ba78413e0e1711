import type { PastOrder } from '#contract/order/past-order.ts'
import { formatEuros } from '#rules/price/money.ts'

/** The toast of an order its customer cancelled: 'Commande annulée : 47,88 € en route vers ta carte.' */
export function cancelledWords({ refund, totalTTC }: PastOrder): string {
  return refund === null || totalTTC === null
    ? 'Commande annulée.'
    : `Commande annulée : ${formatEuros(totalTTC)} en route vers ta carte.`
}
