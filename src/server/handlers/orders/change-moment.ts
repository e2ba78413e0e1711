import type { Api } from '#contract/api.ts'
import { changeMoment as change } from '#server/cancellation/change-moment.ts'
import { findOrder } from '#server/orders/orders.ts'
import type { Handler } from '#server/http/handler.ts'
import { HttpError } from '#server/log/http-error.ts'
import { pastOrderOnWire } from '#server/orders/past-order-on-wire.ts'

/** Moves an order of one's own to another moment of the same price, in time (section 9). */
export const changeMoment: Handler<Api['changeMoment']> = async ({ params, body, caller }, world) => {
  const order = await findOrder(world.db, caller.id, params.id)
  if (order === null) throw new HttpError(404, 'Commande introuvable.')
  return { success: true, data: pastOrderOnWire(await change(order, body, caller.id, world)) }
}
