import { isUnpaidAndWaiting } from '#rules/order/cancellation.ts'
import { waitingOf } from '#server/orders/is-covered.ts'
import { findAnyOrder, type OrderRow } from '#server/orders/orders.ts'
import { changedMeanwhile } from '#server/orders/changed-meanwhile.ts'
import { cancelOrder, type CancellingWorld } from './cancel-order.ts'
import { chargeNoMore } from '#server/payment/charge-no-more.ts'
import { checkFreeWindow } from './free-window.ts'

/**
 * Cancels an order let go unpaid after its free window (decision 120). The processor is asked first: an order that is
 * charged already is paid and stays; one being charged is refused, 409.
 */
export async function giveUpOrder(order: OrderRow, byId: number, world: CancellingWorld): Promise<OrderRow> {
  if (!(await chargeNoMore(order, world))) {
    const paid = await findAnyOrder(world.db, order.id)
    if (paid !== null) checkFreeWindow(paid, world.now())
  }
  return await cancelOrder(order, { id: byId, side: 'supplier', samePayment: true }, checkWaiting, world)
}

function checkWaiting(order: OrderRow): void {
  if (!isUnpaidAndWaiting(waitingOf(order))) throw changedMeanwhile(order)
}
