import type { Caller } from '#adapters/net/caller.ts'
import type { RoutePrefill } from '#adapters/store/route-prefill.ts'
import { estimatePrice } from '#contract/order/price-estimate.ts'
import { signaturesOnWire } from '#contract/order/stop-signatures.ts'
import { latLngOnWire } from '#contract/wire/wire.ts'
import type { DeliveryType } from '#rules/price/delivery-types.ts'
import type { Price } from '#rules/price/price.ts'
import type { WaitOptions } from '#state/connection/retry-wait.ts'

/** What a route would cost in each delivery type. `minutes` by road, `estimated` when no road service told them. */
export interface Estimated {
  readonly prices: Readonly<Record<DeliveryType, Price>>
  readonly minutes: number
  readonly estimated: boolean
}

/** null: there is no price for that route; 'outside': no fixed price is made there. Rejects with a CallFailure, or Cancelled when its user waits no longer. */
export type AskEstimate = (route: RoutePrefill, waiting: WaitOptions) => Promise<Estimated | 'outside' | null>

export function createAskEstimate(call: Caller): AskEstimate {
  return async ({ pickup, delivery, band }, waiting) => {
    const body = {
      origin: latLngOnWire(pickup),
      destination: latLngOnWire(delivery),
      adressPickUp: pickup.label,
      adresseLivraison: delivery.label,
      ...signaturesOnWire({ pickup, delivery }),
      poids: band,
    }
    const reply = await call(estimatePrice, { body, ...waiting })
    if (!reply.success) return reply.hors_zone ? 'outside' : null
    return { prices: reply.data, minutes: reply.duration_in_minutes, estimated: reply.estimated }
  }
}
