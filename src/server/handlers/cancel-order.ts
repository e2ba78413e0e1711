import type { Api } from '#contract/api.ts'
import { orderStatus } from '#rules/order-status.ts'
import { cancelOrder as cancel } from '#server/cancellation/cancel-order.ts'
import { checkFreeWindow } from '#server/cancellation/free-window.ts'
import { findOrder } from '#server/orders/orders.ts'
import type { Handler } from '#server/handler.ts'
import { HttpError } from '#server/http-error.ts'
import { pastOrderOnWire } from '#server/past-order-on-wire.ts'

/** Cancels an order of one's own, in time (section 9). Asked twice, it is cancelled once. */
export const cancelOrder: Handler<Api['cancelOrder']> = async ({ params, caller }, world) => {
  const order = await findOrder(world.db, caller.id, params.id)
  if (order === null) throw new HttpError(404, 'Commande introuvable.')
  const isDone = order.status === orderStatus.cancelled
  return { success: true, data: pastOrderOnWire(isDone ? order : await cancel(order, { id: caller.id, side: 'supplier' }, checkFreeWindow, world)) }
}
