import { isPacking } from '#slip-reader/words/label-words.ts'
import { isOutweighed, isOutweighedByBags, isPackedApart } from './only-mass.ts'
import type { ResolvedWeight } from './resolved-weight.ts'
import { candidateKg, type Candidate } from '#slip-reader/claims/candidates.ts'
import type { Slip } from './understood-slip.ts'
import type { Row } from '#slip-reader/words/token.ts'
import { wordsBefore } from '#slip-reader/words/words-before.ts'
import type { NumberStyle } from '#slip-reader/words/written-number.ts'

/**
 * Whether a weight that nobody calls total is that of a part: an article or the bags of a line weigh more, packing is
 * weighed apart, or it is one bag of several.
 */
export function isOfPart(load: ResolvedWeight, { rows, candidates }: Slip, style: NumberStyle): boolean {
  const { kg, claims } = load
  if (
    isOutweighed(
      kg,
      candidates.filter(({ listed }) => listed),
      style,
    ) ||
    isOutweighedByBags(kg, candidates, style)
  )
    return true
  return (
    (claims.every(({ of }) => of === 'plain') && isPackedApart(kg, candidates.filter(isOfPacking), style)) ||
    isBag(load, rows, candidates, style)
  )
}

/** 'Palettes : 44 kg', but not 'dont palettes 44 kg' */
function isOfPacking({ token, row }: Candidate): boolean {
  return (
    wordsBefore(row, row.tokens.indexOf(token)).some(({ text }) => isPacking(text)) &&
    !row.tokens.some(({ text }) => /^\(?dont$/i.test(text))
  )
}

/** Kg; one that is carried by hand. */
const heaviestBag = 50

/** 'Ciment 35 kg' over 'Quantité : 10' and 'Poids : 35 kg' */
function isBag(
  { kg, claims }: ResolvedWeight,
  rows: readonly Row[],
  candidates: readonly Candidate[],
  style: NumberStyle,
): boolean {
  const isNamed = candidates.some(
    (candidate) =>
      candidate.as === 'open' &&
      candidateKg(candidate, style) === kg &&
      claims.every(({ token }) => token !== candidate.token),
  )
  return (
    kg <= heaviestBag &&
    (isNamed ||
      rows.some((row) =>
        row.tokens.some(
          (token, at) =>
            token.kind === 'number' &&
            token.number.asDecimal > 1 &&
            wordsBefore(row, at).some(({ text }) => /^(?:qu?antit[eé]|qt[eé])s?[.:]*$/i.test(text)),
        ),
      ))
  )
}
