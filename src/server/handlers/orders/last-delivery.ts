import type { Api } from '#contract/api.ts'
import { repeatableOnWire } from '#contract/order/repeatable.ts'
import { wireFromInstant } from '#contract/wire/wire.ts'
import { eurosFromCents } from '#rules/price/money.ts'
import { findLastOrder } from '#server/orders/orders.ts'
import { repeatableOf } from '#server/orders/repeatable-of.ts'
import { checkSupplier } from '#server/guards/own-account.ts'
import type { Handler } from '#server/http/handler.ts'

/** The last delivery asked for, as the panel of the order form shows it, with all that ordering it again needs (decision 039); `data` is null before the first order. */
export const lastDelivery: Handler<Api['lastDelivery']> = async ({ params, caller }, { db }) => {
  checkSupplier(params.id, caller)
  const order = await findLastOrder(db, caller.id)
  if (order === null) return { success: true, data: null }
  return {
    success: true,
    data: {
      ...repeatableOnWire(repeatableOf(order)),
      DateCommande: wireFromInstant(new Date(order.ordered_at)),
      livraisonHT: order.total_ht === null ? null : eurosFromCents(order.total_ht),
      ...(order.total_ht === null && { prix_a_confirmer: true }),
    },
  }
}
