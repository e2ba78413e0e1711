import { sharedWidth } from '#slip-reader/words/box.ts'
import { heaviestLoad, heaviestTruck, isOfPieces } from '#slip-reader/words/heaviest-truck.ts'
import type { LineSum } from './line-sums.ts'
import type { ResolvedWeight } from './resolved-weight.ts'
import type { Slip } from './understood-slip.ts'
import type { Table } from '#slip-reader/tables/table.ts'
import type { Row } from '#slip-reader/words/token.ts'
import { valueOf, type NumberStyle } from '#slip-reader/words/written-number.ts'
import { certain, confirmed, isConfident, verySure } from '#slip-reader/words/confident.ts'

/**
 * '2,402 kg' is a strange load where the comma is decimal, and '27.300 kg' where the dot is not: only clear numbers
 * that add up to it make it one, or many with that comma.
 */
export function mayBeOtherwise(
  { kg, claims, proof }: ResolvedWeight,
  sums: readonly LineSum[],
  { pieces }: Slip,
): boolean {
  const heaviest = heaviestLoad(pieces.count)
  const isOpen = claims.every(
    ({ token, unit }) =>
      token.number.open &&
      unit === 'kg' &&
      token.number.asThousands <= (isOfPieces(token, heaviest) ? heaviest : heaviestTruck),
  )
  if (!isOpen || (kg >= 100 && kg < 10_000)) return false
  return !(
    proof === 'sum' &&
    sums.some(
      (sum) =>
        Math.abs(sum.kg - kg) < 0.01 &&
        ([...sum.tokens].some(({ number }) => !number.open) ||
          (sum.lines > 2 && claims.every(({ token }) => token.number.open === ','))),
    )
  )
}

/** Whether the slip knows a gross weight that could not be read, and this is another. */
export function hidesGross({ kg, claims }: ResolvedWeight, { rows, tables }: Slip, sums: readonly LineSum[]): boolean {
  if (claims.some(({ of }) => of === 'gross')) return false
  if (claims.every(({ of, token }) => of === 'net' && token.confidence < certain) && tables.some(isBesideNet))
    return true
  if (claims.every(({ of }) => of === 'net'))
    return rows.some(({ tokens }) => tokens.some((token) => token.kind === 'word' && token.concept === 'gross'))
  const hasGross = tables.some(({ columns }) =>
    columns.some(
      ({ label, entries }) =>
        label.of === 'gross' &&
        !label.refused &&
        (entries.length > 0 || claims.some(({ token }) => token.confidence < certain)),
    ),
  )
  return hasGross && !sums.some((sum) => sum.of === 'gross' && Math.abs(sum.kg - kg) < 0.01)
}

/** 'Poids net' beside a heading 'Poids' that a reader of pictures lost a word of. */
function isBesideNet({ columns }: Table): boolean {
  return (
    columns.some(({ label }) => label.of === 'net' && !label.refused) &&
    columns.some(({ label: { names, of, refused } }) => names === 'weight' && of === 'plain' && !refused)
  )
}

/** Less than a bag: tonnes whose unit is not written, or what a reader of pictures left of a longer number. */
export function isSmall({ kg, claims, proof }: ResolvedWeight): boolean {
  if (proof === 'sum') return false
  const isRead = claims.some(
    ({ token, unitSaid }) =>
      token.confidence === certain || (token.confidence >= confirmed && unitSaid && token.number.decimals > 1),
  )
  return (
    kg < (isRead ? 1 : 10) ||
    (kg < 40 && claims.every(({ token, unit, unitSaid }) => !unitSaid && unit === 'kg' && token.number.decimals > 2))
  )
}

/** Whether neither the digits nor the label of any of its claims is beyond doubt. */
export function isDoubtful({ claims }: ResolvedWeight): boolean {
  return claims.every(({ token, unsure }) => unsure || !isConfident(token))
}

/** Whether all lines give their weight and do not come near this one; badly read ones must leave room for it. */
export function contradicts({ kg, claims }: ResolvedWeight, sums: readonly LineSum[]): boolean {
  const of = claims[0]?.of
  const pieces = sums.filter(({ how, complete, lines }) => how === 'pieces' && complete && lines > 1)
  if (pieces.length > 0 && pieces.every((sum) => sum.kg > kg + sum.slack + 0.5)) return true
  const whole = sums.filter(
    (sum) =>
      sum.how !== 'product' &&
      sum.how !== 'pieces' &&
      sum.how !== 'named' &&
      sum.complete &&
      sum.lines > 1 &&
      (sum.of === of || sum.of === 'plain' || of === 'plain'),
  )
  if (whole.length === 0 || sums.some((sum) => Math.abs(sum.kg - kg) <= sum.slack + 0.5)) return false
  const isVerySure = claims.some(({ token }) => token.confidence >= verySure)
  return !isVerySure || whole.some(({ atLeast }) => atLeast === null || atLeast > kg)
}

/** 'Poids 288 kg (rectifié à la main : 342 ???)' */
export function isCorrected({ claims }: ResolvedWeight, rows: readonly Row[]): boolean {
  return claims.every(({ page, row }) =>
    rows.some(
      (each) =>
        each.page === page &&
        each.index === row &&
        each.tokens.some(({ text }) => /^\(?(?:rectifi|repes|corrig)/i.test(text)),
    ),
  )
}

/** Whether the total of a column is that of its last lines alone, and what the others come to stands over them. */
export function isOutdone(
  { kg, claims }: ResolvedWeight,
  sums: readonly LineSum[],
  rows: readonly Row[],
  style: NumberStyle,
): boolean {
  if (sums.some((sum) => Math.abs(sum.kg - kg) <= sum.slack + 0.5)) return false
  const numbers = rows.flatMap(({ tokens }) =>
    tokens.filter(
      (token) =>
        token.kind === 'number' &&
        token.unit !== 'other' &&
        claims.some((claim) => sharedWidth(token, claim.token) > 0.5),
    ),
  )
  const rests = sums
    .filter(
      ({ how, of, complete, lines }) =>
        how === 'lines' && complete && lines > 2 && claims.every((claim) => claim.of === of),
    )
    .map((sum) => ({ kg: sum.kg - kg, tokens: sum.tokens }))
  return rests.some(
    (rest) =>
      rest.kg > 0.5 &&
      numbers.some(
        (token) =>
          token.kind === 'number' && !rest.tokens.has(token) && Math.abs(valueOf(token.number, style) - rest.kg) < 0.01,
      ),
  )
}
