import type { Cents } from './money.ts'

/** An order's price TTC: what was charged or is to be, and what is to be given back of it with its invoice. */
export interface StandingPrice {
  readonly total: Cents
  readonly cut: Cents
  readonly isPaid: boolean
}

/** What a corrected order may cost, TTC. `byTariff`: null where the tariff says nothing that could be agreed on. */
export interface CorrectedPrice {
  readonly present: Cents
  readonly byTariff: Cents | null
}

/**
 * What may be agreed on for an order whose places or weight are others now: the price that stands, or what the tariff
 * says of it as it is. Whoever has paid is charged no more: 8000 paid, 9200 by tariff → 8000 or nothing.
 */
export function correctedPrice({ total, cut, isPaid }: StandingPrice, reckoned: Cents | null): CorrectedPrice {
  const isTooMuch = reckoned !== null && isPaid && reckoned > total
  return { present: total - cut, byTariff: isTooMuch ? null : reckoned }
}
