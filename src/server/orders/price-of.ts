import type { Cents } from '#rules/price/money.ts'
import type { Price } from '#rules/price/price.ts'
import type { OrderRow } from './orders.ts'

/** The lines of a stored order's price; null when it has none, or a total alone. */
export function priceOf({
  base_price: base,
  weight_price: weight,
  time_price: time,
  delivery_price: delivery,
  total_ht: totalHT,
  total_ttc: totalTTC,
}: OrderRow): Price | null {
  if (base === null || weight === null || time === null || delivery === null || totalHT === null || totalTTC === null)
    return null
  return { base, weight, time, delivery, totalHT, totalTTC }
}

/** What a person answered to a request without a price. */
export interface AgreedPrice {
  readonly totalHT: Cents
  readonly totalTTC: Cents
}
