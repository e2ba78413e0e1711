import { formatEuros, type Cents } from './money.ts'

/** What an order costs: 4788 → « 47,88 € »; without a price (R10) → « Prix à confirmer ». */
export function priceLabel(cents: Cents | null): string {
  return cents === null ? 'Prix à confirmer' : formatEuros(cents)
}
