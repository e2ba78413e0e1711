import type { Api } from '#contract/api.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { findOrder } from '#server/orders/orders.ts'
import type { Handler } from '#server/http/handler.ts'
import { HttpError } from '#server/log/http-error.ts'
import { photoOnWire } from '#server/photos/photo-on-wire.ts'
import { photosOf } from '#server/photos/proof-photos.ts'

/** The photos that prove the delivery of one's own order; none before it is delivered (section 2). */
export const podImages: Handler<Api['podImages']> = async ({ params, caller }, world) => {
  const order = await findOrder(world.db, caller.id, params.id)
  if (order === null) throw new HttpError(404, 'Commande introuvable.')
  const photos = order.status === orderStatus.delivered ? await photosOf(world.db, order.id) : []
  return { success: true, data: photos.map((photo) => photoOnWire(photo, world)) }
}
