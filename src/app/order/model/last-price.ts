import type { Quote } from '#state/orders/price-memory.ts'

/** A price that was seen, and the name of the route and weight it was for. */
export interface LastPrice {
  readonly quote: Quote
  readonly route: string
  /** The order as it stands; another one, while this price is being replaced; or one whose price is out of sight. */
  readonly of: 'this' | 'other' | 'gone'
  /** What the same order cost before: time passed, the user changed nothing. */
  readonly was: Quote | null
}

/** Two prices of the same order. */
export interface Requote {
  readonly from: Quote
  readonly to: Quote
}

interface Priced {
  readonly lastPrice: LastPrice | null
}

/** What a draft cost when it was left. */
export function draftPrice(quote: Quote): LastPrice {
  return { quote, route: '', of: 'this', was: null }
}

/** What the order cost when its author last saw it; null when an order like this never had a price. */
export function priceOfThis({ lastPrice }: Priced): Quote | null {
  return lastPrice?.of === 'this' ? lastPrice.quote : null
}

/** The price that is being replaced. */
export function priceBefore({ lastPrice }: Priced): Quote | null {
  return lastPrice === null || lastPrice.of === 'gone' ? null : lastPrice.quote
}

/** The same order costs something else now (R9). */
export function requoteOf({ lastPrice }: Priced): Requote | null {
  return lastPrice?.of === 'this' && lastPrice.was !== null ? { from: lastPrice.was, to: lastPrice.quote } : null
}
