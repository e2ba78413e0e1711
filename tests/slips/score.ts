import type { Verdict } from './verdict.ts'

/** What a number of slips came to. */
export interface Score {
  readonly slips: number
  readonly right: number
  readonly none: number
  readonly wrong: number
  /** Slips on which a weight can be read, and how many of them were read right. */
  readonly weights: number
  readonly weightsRight: number
}

interface Judged {
  readonly expectedKg: number | null
  readonly verdict: Verdict
}

export function scoreOf(judged: readonly Judged[]): Score {
  const count = (what: Verdict) => judged.filter(({ verdict }) => verdict === what).length
  const weighed = judged.filter(({ expectedKg }) => expectedKg !== null)
  return {
    slips: judged.length,
    right: count('right'),
    none: count('none'),
    wrong: count('wrong'),
    weights: weighed.length,
    weightsRight: weighed.filter(({ verdict }) => verdict === 'right').length,
  }
}

/** 95 % of the weights right, and no number that is not the truth. */
export function isGoodEnough({ weights, weightsRight, wrong }: Score): boolean {
  return wrong === 0 && weightsRight >= weights * 0.95
}

/** '112/120 weights right (93.3 %), 8 none, 0 wrong'. */
export function inWords({ weights, weightsRight, none, wrong }: Score): string {
  return `${weightsRight}/${weights} weights right (${((100 * weightsRight) / Math.max(1, weights)).toFixed(1)} %), ${none} none, ${wrong} wrong`
}
