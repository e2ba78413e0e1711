import type { Api } from '#contract/api.ts'
import { edgeIn } from '#contract/order/order-edge.ts'
import { readOneOrder, readStretch } from '#server/orders/order-stretch.ts'
import type { Handler } from '#server/http/handler.ts'
import { pastOrderOnWire, wireDate } from '#server/orders/past-order-on-wire.ts'
import { reasonIn } from '#server/staff/date-note.ts'
import { trackingPath } from '#server/tracking/tracking-link.ts'

/** The caller's orders of the last 24 months, or of those before, newest first; or one of them. */
export const myOrders: Handler<Api['myOrders']> = async (
  { caller, query: { avant, commande } },
  { db, invoiceKeys, now },
) => {
  const at = now()
  const edge = avant === undefined ? null : edgeIn(avant)
  const { orders, older } =
    commande === undefined
      ? await readStretch(db, caller.id, { edge, now: at })
      : await readOneOrder(db, caller.id, commande)
  return {
    success: true,
    data: orders.map((order) => ({
      ...pastOrderOnWire(order),
      en_preparation_le: wireDate(order.prepared_at),
      partie_le: wireDate(order.left_at),
      motif_date: reasonIn(order.dated_note),
      suivi: trackingPath(order, at),
      facture_token: order.invoice_number === null ? null : invoiceKeys.make(order.id, at),
    })),
    plus_anciennes: older,
  }
}
