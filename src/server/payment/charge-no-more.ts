import { HttpError } from '#server/log/http-error.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import { settle, type SettlingWorld } from './settle.ts'
import { standing } from '#server/orders/changed-meanwhile.ts'

/**
 * Asks the processor to charge an unpaid order no more. False when it is charged already, and so paid. Being charged
 * just now, or charged another amount: 409.
 */
export async function chargeNoMore(order: OrderRow, world: SettlingWorld): Promise<boolean> {
  const intent = order.intent_id === null ? null : await world.payments.cancelIntent(order.intent_id)
  if (intent === null || intent.status === 'canceled') return true
  if (!(await settle(order, intent, world)))
    throw new HttpError(409, intent.status === 'succeeded' ? otherAmount : underWay, standing(order))
  return false
}

const underWay = 'Le paiement de cette commande est en cours : attends qu’il aboutisse, puis réessaie.'
// Only people can put that right.
const otherAmount =
  'Le montant débité n’est pas celui de cette commande : elle ne peut être ni annulée ni modifiée ici. Contacte-nous.'
