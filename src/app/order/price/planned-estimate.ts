import { useSnapshot } from 'valtio'
import type { Place } from '#contract/places/places.ts'
import { vatPercentOf } from '#rules/price/invoice.ts'
import type { Cents } from '#rules/price/money.ts'
import { withVat } from '#rules/price/price.ts'
import type { Quote } from '#state/orders/price-memory.ts'
import type { LastPrice } from '../model/last-price.ts'
import { useOrder } from '../model/order-context.ts'
import { stopOf } from '../model/address-value.ts'
import { useValues } from '../model/use-values.ts'
import type { QuoteInputs } from './quote-inputs.ts'

/** The price of a planned order that lacks its hour alone; null otherwise. */
export function usePlannedEstimate(): Quote | null {
  const { quote, lastPrice, optionPrices } = useSnapshot(useOrder().state)
  const isPlanned = useValues(({ livraisonType }) => livraisonType === 'planifiee')
  const pickup = useValues(({ pickupAdr }) => pickupAdr.place)
  const delivery = useValues(({ address }) => address.place)
  const band = useValues(({ poids }) => poids)
  return quote.status === 'incomplete' && isPlanned
    ? plannedEstimate({ pickup, delivery, band }, lastPrice, optionPrices.supplements.planifiee)
    : null
}

/**
 * The price of the same route and weight as it was seen last, with the option's own supplement (HT). The hour may still
 * change the road. Null where nothing of it was priced.
 */
function plannedEstimate(
  { pickup, delivery, band }: { readonly pickup: Place | null; readonly delivery: Place | null; readonly band: string },
  last: LastPrice | null,
  supplement: Cents,
): Quote | null {
  if (last === null || pickup === null || delivery === null) return null
  if (last.route !== routeName({ pickup: stopOf(pickup), delivery: stopOf(delivery), band })) return null
  const { price } = last.quote
  const totalHT = price.totalHT - price.delivery + supplement
  return {
    ...last.quote,
    price: {
      ...price,
      delivery: supplement,
      totalHT,
      totalTTC: withVat(totalHT, vatPercentOf(price.totalHT, price.totalTTC)),
    },
  }
}

/** The name of a route and weight, whatever the moment. */
export function routeName({
  pickup,
  delivery,
  band,
}: Pick<QuoteInputs, 'pickup' | 'delivery'> & { readonly band: string }): string {
  return JSON.stringify([pickup, delivery, band])
}
