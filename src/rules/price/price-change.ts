import { formatEuros, type Cents } from './money.ts'
import type { Price } from './price.ts'

/** A line of a price, and its sum. */
export type PriceLine = 'base' | 'weight' | 'time' | 'delivery'

const lines: readonly PriceLine[] = ['base', 'weight', 'time', 'delivery']

/** The lines that differ between two prices: 19,90 + 10,00 → 19,90 + 15,00 is 'time'. */
export function changedLines(from: Price, to: Price): PriceLine[] {
  return lines.filter((line) => from[line] !== to[line])
}

/** What is said when a total TTC replaces another (R9): 4210, 4460 → 'Prix mis à jour : 42,10 € → 44,60 €'. */
export function priceUpdated(from: Cents, to: Cents): string {
  return `Prix mis à jour : ${amountChange(from, to)}`
}

/** '42,10 € → 44,60 €' */
export function amountChange(from: Cents, to: Cents): string {
  return `${formatEuros(from)} → ${formatEuros(to)}`
}
