import { kgOf, type Claim } from '#slip-reader/claims/claim.ts'
import { isPacking } from '#slip-reader/words/label-words.ts'
import type { ResolvedWeight } from './resolved-weight.ts'
import { candidateKg, type Candidate } from '#slip-reader/claims/candidates.ts'
import type { Slip } from './understood-slip.ts'
import type { NumberStyle } from '#slip-reader/words/written-number.ts'

/**
 * The load of a slip on which no label names it: the only mass that fits what stands around it, if nothing else may
 * weigh more; `unsure` are claims not to be believed by their label alone.
 */
export function onlyMass(
  { pieces, candidates, claims }: Slip,
  unsure: readonly Claim[],
  style: NumberStyle,
): ResolvedWeight | null {
  if (pieces.isOneOfSeveral) return null
  const fitting = candidates.filter(({ as }) => as === 'load')
  const kgs = new Set(fitting.map((candidate) => candidateKg(candidate, style)))
  const [kg] = kgs
  if (kg === undefined) return null
  if (
    kgs.size > 1 ||
    isOutweighed(kg, candidates, style) ||
    isPackedApart(kg, candidates, style) ||
    claims.some(
      (claim) =>
        (!unsure.includes(claim) && fitting.some(({ token }) => claim.token === token)) || kgOf(claim, style) > kg,
    )
  )
    return null
  return { kg, claims: fitting.map(claimOf), proof: new Set(fitting.map(({ row }) => row)).size > 1 ? 'twice' : null }
}

/** Whether a mass that may be goods, alone or as often as its line counts it, weighs more. */
export function isOutweighed(kg: number, candidates: readonly Candidate[], style: NumberStyle): boolean {
  return (
    candidates.some((candidate) => candidate.as !== 'other' && candidateKg(candidate, style) > kg + 0.5) ||
    isOutweighedByBags(kg, candidates, style)
  )
}

/** '12 sacs de 35 kg' over 'Votre livraison pèse 300 kg' */
export function isOutweighedByBags(kg: number, candidates: readonly Candidate[], style: NumberStyle): boolean {
  return candidates.some(
    (candidate) =>
      timesOf(candidate) > 1 &&
      Math.abs(candidateKg(candidate, style) - kg) > 0.5 &&
      candidateKg(candidate, style) * timesOf(candidate) > 1.02 * kg + 0.5,
  )
}

/** 'Emballage : 44 kg' beside 'Marchandise : 611 kg': neither is all. */
export function isPackedApart(kg: number, candidates: readonly Candidate[], style: NumberStyle): boolean {
  return candidates.some(
    (candidate) =>
      candidate.as === 'other' &&
      candidate.row.tokens.some(({ text }) => isPacking(text)) &&
      candidateKg(candidate, style) < 0.2 * kg,
  )
}

/** '12 sacs de 35 kg' → 12. */
function timesOf({
  as,
  row: {
    tokens: [first],
    cells: [cell],
  },
  token,
}: Candidate): number {
  if (as === 'load' || (as === 'other' && !cell?.tokens.includes(token))) return 1
  if (first?.kind !== 'number' || first === token || (first.unit && first.unit !== 'other')) return 1
  return first.number.decimals === 0 && first.number.asDecimal < 500 ? first.number.asDecimal : 1
}

function claimOf({ token, row, unit, of }: Candidate): Claim {
  return {
    token,
    page: row.page,
    row: row.index,
    of,
    rank: 'lone',
    unit,
    unitSaid: true,
    unsure: false,
    partial: false,
    ordered: false,
    general: false,
  }
}
