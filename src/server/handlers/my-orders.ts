import type { Api } from '#contract/api.ts'
import { listOrders } from '#server/db/orders.ts'
import type { Handler } from '#server/handler.ts'
import { pastOrderOnWire } from '#server/past-order-on-wire.ts'

/** The caller's orders, newest first. */
export const myOrders: Handler<Api['myOrders']> = async ({ caller }, { db, invoiceKeys, now }) => {
  const orders = await listOrders(db, caller.id)
  const at = now()
  return { success: true, data: orders.map((order) => ({ ...pastOrderOnWire(order), facture_token: order.invoice_number === null ? null : invoiceKeys.make(order.id, at) })) }
}
