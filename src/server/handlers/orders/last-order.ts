import type { Api } from '#contract/api.ts'
import { findLastOrder } from '#server/orders/orders.ts'
import { checkSupplier } from '#server/guards/own-account.ts'
import type { Handler } from '#server/http/handler.ts'

/** The last address delivered to, null before the first order. */
export const lastOrder: Handler<Api['lastOrder']> = async ({ params, caller }, { db }) => {
  checkSupplier(params.supplierId, caller)
  const order = await findLastOrder(db, caller.id)
  return { success: true, adresseLivraison: order?.delivery_address ?? null }
}
