import { kgOf } from '#slip-reader/claims/claim.ts'
import type { LineSum } from './line-sums.ts'
import type { SlipWeight } from './proven-weight.ts'
import type { Slip } from './understood-slip.ts'
import { confirmed, isConfident } from '#slip-reader/words/confident.ts'
import type { NumberToken, Row } from '#slip-reader/words/token.ts'
import type { NumberStyle } from '#slip-reader/words/written-number.ts'

/**
 * The load of a slip whose total stands where no label reaches it: the weights of all lines, and elsewhere a number
 * that is just their sum.
 */
export function printedSum(slip: Slip, sums: readonly LineSum[], style: NumberStyle): SlipWeight | null {
  const added = sums.filter(({ how, of }) => (how === 'lines' || how === 'all') && of !== 'tare')
  const whole = added.some(({ of }) => of === 'gross') ? added.filter(({ of }) => of === 'gross') : added
  const products = sums.filter(
    ({ how, of, complete, lines }) => (how === 'product' || how === 'pieces') && of !== 'tare' && complete && lines > 1,
  )
  const found = [...(whole.length === 1 ? whole : []), ...products.filter(() => whole.length === 0)].filter((sum) =>
    isPrinted(sum, slip, style),
  )
  const [first] = found
  return first && !slip.missing && found.every(({ kg }) => kg === first.kg) ? { kg: first.kg, proof: 'sum' } : null
}

/** Of what single pieces weigh and how many they are, only a number that says kg itself is the sum. */
function isPrinted(sum: LineSum, { rows }: Slip, style: NumberStyle): boolean {
  if (sum.of === 'net' || !isTelling(sum, rows)) return false
  const isFew = sum.lines < 3
  const printed = rows.flatMap((row) =>
    row.tokens.flatMap((token) =>
      token.kind === 'number' &&
      says(token, sum, style) &&
      (((sum.how === 'lines' || sum.how === 'all') && !isFew) || token.unit) &&
      !isOther(token, row)
        ? [row]
        : [],
    ),
  )
  return printed.length > 0 && !printed.some(leavesOut)
}

/**
 * Enough lines that no other number is their sum by chance, none lost by a reader of pictures, and no word of a gross
 * weight, a remainder or another page.
 */
function isTelling({ lines, complete, atLeast, tokens: added, kg, of }: LineSum, rows: readonly Row[]): boolean {
  const has = (concept: string) =>
    rows.some(({ tokens }) => tokens.some((token) => token.kind === 'word' && token.concept === concept))
  const isNoChance =
    kg >= 100 && (!Number.isInteger(kg) || [...added].every(({ confidence }) => confidence >= confirmed))
  return (
    lines > 1 &&
    complete &&
    atLeast === null &&
    isNoChance &&
    (of === 'gross' || !has('gross')) &&
    !has('remaining') &&
    !has('carry')
  )
}

function says(token: NumberToken, sum: LineSum, style: NumberStyle): boolean {
  if (token.unit === 'other' || token.negative || !isConfident(token) || sum.tokens.has(token)) return false
  return Math.abs(kgOf({ token, unit: token.unit ?? 'kg' }, style) - sum.kg) < 1e-3
}

/** 'Montant HT  400' */
function isOther(token: NumberToken, { tokens }: Row): boolean {
  const before = tokens.slice(0, tokens.indexOf(token)).findLast(({ kind }) => kind === 'word')
  return (
    before?.kind === 'word' &&
    (before.concept === 'money' || before.concept === 'measure' || before.concept === 'count')
  )
}

/** 'Sous-total', 'Cumul' */
function leavesOut({ cells }: Row): boolean {
  return cells.some(({ label: { partial, running } }) => partial || running)
}
