import type { Claim } from './claim.ts'
import type { Row } from '#slip-reader/words/token.ts'

/**
 * The claims without what was reckoned, where a scale told another: 'Poids théorique 7 940 kg' over 'Poids pesé au
 * départ 8 020 kg'.
 */
export function weighedRather(claims: readonly Claim[], rows: readonly Row[]): Claim[] {
  const isSaid = (claim: Claim, pattern: RegExp) =>
    rows.some(
      ({ page, index, cells, tokens }) =>
        page === claim.page &&
        index === claim.row &&
        (cells.length > 3 ? [] : tokens).some(({ text }) => pattern.test(text)),
    )
  const weighed = claims.filter((claim) =>
    isSaid(claim, /^\(?(?:pes[ée]e?s?|bascule|pont-bascule|constat[ée]e?|r[ée]el(?:le)?)[.:)]*$/i),
  )
  return weighed.length === 0
    ? [...claims]
    : claims.filter(
        (claim) =>
          weighed.includes(claim) ||
          !isSaid(claim, /^\(?(?:th[ée]o(?:r(?:ique)?)?|estim[ée]e?|calcul[ée]e?|pr[ée]vu?e?)[.:)]*$/i),
      )
}
