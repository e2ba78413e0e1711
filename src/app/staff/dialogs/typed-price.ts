import { highestTypedPrice, lowestTypedPrice } from '#contract/staff/staff-order.ts'
import type { Cents } from '#rules/price/money.ts'

/** A price as typed, euros HT: '1 047,5' → 104750; null when it is none, or beyond what a person types. */
export function typedPrice(text: string): Cents | null {
  const plain = text.replaceAll(/[\s€]/g, '').replace(',', '.')
  if (!/^\d{1,5}(?:\.\d{1,2})?$/.test(plain)) return null
  const cents = Math.round(Number(plain) * 100)
  return cents >= lowestTypedPrice * 100 && cents <= highestTypedPrice * 100 ? cents : null
}

/** An amount as typed, euros, of at most so many cents: '12,5' → 1250; null when it is none, nothing or more. */
export function typedAmount(text: string, most: Cents): Cents | null {
  const plain = text.replaceAll(/[\s€]/g, '').replace(',', '.')
  if (!/^\d{1,7}(?:\.\d{1,2})?$/.test(plain)) return null
  const cents = Math.round(Number(plain) * 100)
  return cents >= 1 && cents <= most ? cents : null
}

/** The same, as a person would type it: 9490 → '94,90'. */
export function priceText(cents: Cents): string {
  return (cents / 100).toFixed(2).replace('.', ',')
}
