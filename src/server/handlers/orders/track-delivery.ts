import type { Api } from '#contract/api.ts'
import { momentDateOnWire } from '#contract/order/moment-wire.ts'
import { wireFromInstant } from '#contract/wire/wire.ts'
import { dueOf, momentOf } from '#server/orders/moment-of.ts'
import type { Handler } from '#server/http/handler.ts'
import { HttpError } from '#server/log/http-error.ts'
import { departuresOf } from '#server/orders/order-changes.ts'
import { wireDate } from '#server/orders/past-order-on-wire.ts'
import { findTracked } from '#server/tracking/tracking-link.ts'

/** The delivery of a tracking link (R53): what its recipient needs to know, and nothing that names anybody or that anybody typed. */
export const trackDelivery: Handler<Api['trackDelivery']> = async ({ params }, { db, now, places }) => {
  const order = await findTracked(db, params.token, now())
  if (order === null) throw new HttpError(404, 'Ce lien de suivi est introuvable, ou terminé.')
  const left = (await departuresOf(db, [order])).get(order.id) ?? null
  const moment = momentOf(order)
  return {
    success: true,
    data: {
      id: order.id,
      StatuCommande: order.status,
      villeDepart: places.townIn(order.pickup_address) ?? '',
      villeLivraison: places.townIn(order.delivery_address) ?? '',
      livraisonType: moment.type,
      dateLivraison: momentDateOnWire(moment),
      flexHalfDay: moment.type === 'flex' ? moment.slot.halfDay : null,
      attendue_avant: wireFromInstant(dueOf(order)),
      partie_le: wireDate(left),
      estimatedTime: order.minutes,
      DateLivraisonReelle: wireDate(order.delivered_at),
    },
  }
}
