import type { Api } from '#contract/api.ts'
import { isCancellable, isUnpaidAndWaiting } from '#rules/order/cancellation.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { cancelOrder as cancel } from '#server/cancellation/cancel-order.ts'
import { checkFreeWindow } from '#server/cancellation/free-window.ts'
import { giveUpOrder } from '#server/cancellation/give-up-order.ts'
import { slotsOf } from '#server/orders/moment-of.ts'
import { findOrder, type OrderRow } from '#server/orders/orders.ts'
import type { Handler } from '#server/http/handler.ts'
import { HttpError } from '#server/log/http-error.ts'
import { pastOrderOnWire } from '#server/orders/past-order-on-wire.ts'
import type { World } from '#server/world.ts'

/** Cancels an order of one's own: in time (section 9), or unpaid at any hour (decision 120). Asked twice, it is cancelled once. */
export const cancelOrder: Handler<Api['cancelOrder']> = async ({ params, caller }, world) => {
  const order = await findOrder(world.db, caller.id, params.id)
  if (order === null) throw new HttpError(404, 'Commande introuvable.')
  return { success: true, data: pastOrderOnWire(await cancelled(order, caller.id, world)) }
}

async function cancelled(order: OrderRow, byId: number, world: World): Promise<OrderRow> {
  if (order.status === orderStatus.cancelled) return order
  const isInTime = isCancellable({ status: order.status, slot: slotsOf(order).holds }, world.now())
  if (!isInTime && isUnpaidAndWaiting({ status: order.status, paid: order.payment_status }))
    return await giveUpOrder(order, byId, world)
  return await cancel(order, { id: byId, side: 'supplier' }, checkFreeWindow, world)
}
