import type { Api } from '#contract/api.ts'
import { orderMoves } from '#rules/order/order-moves.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { statusLabel } from '#rules/order/status-badge.ts'
import { cancelOrder } from '#server/cancellation/cancel-order.ts'
import { changedMeanwhile, standing } from '#server/staff/changed-meanwhile.ts'
import { findAnyOrder, type OrderRow } from '#server/orders/orders.ts'
import type { Handler } from '#server/http/handler.ts'
import { HttpError } from '#server/log/http-error.ts'
import { oneStaffOrder } from '#server/staff/staff-order.ts'

/** Cancels an order before it is on its way, whatever the hour (R50), from where it was seen. */
export const cancelByStaff: Handler<Api['cancelByStaff']> = async ({ params, body, caller }, world) => {
  const order = await findAnyOrder(world.db, params.id)
  if (order === null) throw new HttpError(404, 'Commande introuvable.')
  if (order.status !== body.de) throw changedMeanwhile(order)
  return await oneStaffOrder(await cancelOrder(order, { id: caller.id, side: 'staff' }, checkMove, world), world)
}

function checkMove(order: OrderRow): void {
  const isLegal = orderMoves({ status: order.status, isPaid: order.payment_status === 1 }).some(
    ({ to }) => to === orderStatus.cancelled,
  )
  if (!isLegal)
    throw new HttpError(
      409,
      `Une commande « ${statusLabel(order.status)} » ne peut plus être annulée.`,
      standing(order),
    )
}
