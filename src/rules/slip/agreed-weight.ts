import type { SlipPage } from './slip-page.ts'
import { slipWeight } from './slip-weight.ts'
import { confirmed } from './words/surely.ts'

/** What one reading of a slip says by itself, kg: for sure, and if no word on it was lost or misread. */
export interface Said {
  readonly surely: number | null
  readonly likely: number | null
}

/** Weighs one reading of a slip. */
export function saidBy(pages: readonly SlipPage[]): Said {
  const [surely, likely] = [slipWeight(pages), slipWeight(pages.map(asConfirmed))]
  return { surely: surely?.kg ?? null, likely: likely?.kg ?? null }
}

/**
 * The total weight, kg, that several readings of one slip show: one is sure of it, or two that were made apart come to the same.
 * Null as soon as any of them comes to another.
 */
export function agreedKg(said: readonly Said[]): number | null {
  const all = said.flatMap(({ surely, likely }) => [surely, likely]).filter((kg) => kg !== null)
  const [kg] = all
  const isBelieved = said.some(({ surely }) => surely !== null) || said.filter(({ likely }) => likely !== null).length > 1
  return kg !== undefined && isBelieved && all.every((other) => Math.abs(other - kg) < 0.01) ? kg : null
}

function asConfirmed(page: SlipPage): SlipPage {
  return { ...page, words: page.words.map((word) => ({ ...word, confidence: Math.max(confirmed, word.confidence) })) }
}
