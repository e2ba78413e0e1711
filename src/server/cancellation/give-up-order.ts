import { isUnpaidAndWaiting } from '#rules/cancellation.ts'
import { HttpError } from '#server/http-error.ts'
import { findAnyOrder, type OrderRow } from '#server/orders/orders.ts'
import { settle } from '#server/payment/settle.ts'
import { changedMeanwhile, standing } from '#server/staff/changed-meanwhile.ts'
import { cancelOrder, type CancellingWorld } from './cancel-order.ts'
import { checkFreeWindow } from './free-window.ts'

/**
 * Cancels an order that its customer lets go unpaid after its free window (decision 120). The processor is asked first to charge it no
 * more: one that it has charged already is paid, and stays as late as it is; one that it is charging just now, or has
 * charged another amount for, is refused, 409.
 */
export async function giveUpOrder(order: OrderRow, byId: number, world: CancellingWorld): Promise<OrderRow> {
  const intent = order.intent_id === null ? null : await world.payments.cancelIntent(order.intent_id)
  if (intent !== null && intent.status !== 'canceled') {
    if (!(await settle(order, intent, world))) throw new HttpError(409, intent.status === 'succeeded' ? otherAmount : underWay, standing(order))
    const paid = await findAnyOrder(world.db, order.id)
    if (paid !== null) checkFreeWindow(paid, world.now())
  }
  return await cancelOrder(order, { id: byId, side: 'supplier', samePayment: true }, checkWaiting, world)
}

const underWay = 'Le paiement de cette commande est en cours : attends qu’il aboutisse, puis réessaie.'
// Only people can put that right.
const otherAmount = 'Le montant débité n’est pas celui de cette commande : elle ne peut pas être annulée ici. Contacte-nous.'

function checkWaiting(order: OrderRow): void {
  if (!isUnpaidAndWaiting({ status: order.status, paid: order.payment_status })) throw changedMeanwhile(order)
}
