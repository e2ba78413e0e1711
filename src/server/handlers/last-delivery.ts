import type { Api } from '#contract/api.ts'
import { wireFromInstant } from '#contract/wire.ts'
import { eurosFromCents } from '#rules/money.ts'
import { findLastOrder } from '#server/db/orders.ts'
import { checkSupplier } from '#server/guards/own-supplier.ts'
import type { Handler } from '#server/handler.ts'

/** The last delivery asked for, as the panel of the order form shows it; `data` is null before the first order. */
export const lastDelivery: Handler<Api['lastDelivery']> = async ({ params, caller }, { db }) => {
  checkSupplier(params.id, caller)
  const order = await findLastOrder(db, caller.id)
  if (order === null) return { success: true, data: null }
  return {
    success: true,
    data: {
      AdresseLivraison: order.delivery_address,
      DateCommande: wireFromInstant(new Date(order.ordered_at)),
      RaisonSocialClient: order.recipient_company,
      livraisonHT: order.total_ht === null ? null : eurosFromCents(order.total_ht),
    },
  }
}
