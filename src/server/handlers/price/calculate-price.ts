import type { Api } from '#contract/api.ts'
import { priceOnWire } from '#contract/order/price.ts'
import { priceOf } from '#rules/price/price.ts'
import { checkSupplier } from '#server/guards/own-account.ts'
import type { Handler } from '#server/http/handler.ts'

export const calculatePrice: Handler<Api['calculatePrice']> = ({ body, caller }, { tariff }) => {
  checkSupplier(body.id_fournisseur, caller)
  const price = priceOf(tariff, { band: body.poids, type: body.livraisonType, minutes: body.estimatedTime })
  return { success: true, data: priceOnWire(price), minutesIncluses: tariff.freeMinutes }
}
