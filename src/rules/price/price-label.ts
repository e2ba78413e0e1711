import { formatEuros, type Cents } from './money.ts'

/** What an order costs, as people read it; an order that nobody could put a price on yet (R10) costs not nothing: 4788 → « 47,88 € », null → « Prix à confirmer ». */
export function priceLabel(cents: Cents | null): string {
  return cents === null ? 'Prix à confirmer' : formatEuros(cents)
}
