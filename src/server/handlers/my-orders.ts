import type { Api } from '#contract/api.ts'
import { listOrders } from '#server/db/orders.ts'
import type { Handler } from '#server/handler.ts'
import { pastOrderOnWire, wireDate } from '#server/past-order-on-wire.ts'
import { preparationsOf } from '#server/staff/order-changes.ts'
import { trackingPath } from '#server/tracking/tracking-link.ts'

/** The caller's orders, newest first. */
export const myOrders: Handler<Api['myOrders']> = async ({ caller }, { db, invoiceKeys, now }) => {
  const [orders, preparations] = await Promise.all([listOrders(db, caller.id), preparationsOf(db, caller.id)])
  const at = now()
  return {
    success: true,
    data: orders.map((order) => ({
      ...pastOrderOnWire(order),
      en_preparation_le: wireDate(preparations.get(order.id) ?? null),
      suivi: trackingPath(order, at),
      facture_token: order.invoice_number === null ? null : invoiceKeys.make(order.id, at),
    })),
  }
}
