import { bandForKg } from '#rules/price/weight-bands.ts'

/** `right`: the truth. `none`: silence where a weight could be read. `wrong`: a number that is not the truth. */
export type Verdict = 'right' | 'none' | 'wrong'

/**
 * Judges an answer in kg: within half a kilo and in the same band is right; a number where nobody could tell is wrong.
 */
export function verdict(expectedKg: number | null, answeredKg: number | null): Verdict {
  if (answeredKg === null) return expectedKg === null ? 'right' : 'none'
  if (expectedKg === null) return 'wrong'
  return Math.abs(answeredKg - expectedKg) <= 0.5 && bandForKg(answeredKg) === bandForKg(expectedKg) ? 'right' : 'wrong'
}
