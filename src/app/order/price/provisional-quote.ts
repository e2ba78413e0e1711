import type { Place } from '#contract/places/places.ts'
import { vatPercentOf } from '#rules/price/invoice.ts'
import type { Cents } from '#rules/price/money.ts'
import { withVat } from '#rules/price/price.ts'
import type { Quote } from '#state/orders/price-memory.ts'
import type { SeenPrice } from '../model/order-state.ts'
import { stopOf } from '../model/stop-of.ts'
import type { QuoteInputs } from './quote-inputs.ts'

/** What the price of a route was told of, whatever its moment. */
export function provisionalName({
  pickup,
  delivery,
  band,
}: Pick<QuoteInputs, 'pickup' | 'delivery'> & { readonly band: string }): string {
  return JSON.stringify([pickup, delivery, band])
}

/** The price of a planned order before its hour is chosen: that of the same route and weight as it was seen last, with the option's own supplement (HT). The hour may still change the road. Null where nothing of it was priced. */
export function provisionalQuote(
  { pickup, delivery, band }: { readonly pickup: Place | null; readonly delivery: Place | null; readonly band: string },
  seen: SeenPrice | null,
  supplement: Cents,
): Quote | null {
  if (seen === null || pickup === null || delivery === null) return null
  if (seen.of !== provisionalName({ pickup: stopOf(pickup), delivery: stopOf(delivery), band })) return null
  const { price } = seen.quote
  const totalHT = price.totalHT - price.delivery + supplement
  return {
    ...seen.quote,
    price: {
      ...price,
      delivery: supplement,
      totalHT,
      totalTTC: withVat(totalHT, vatPercentOf(price.totalHT, price.totalTTC)),
    },
  }
}
