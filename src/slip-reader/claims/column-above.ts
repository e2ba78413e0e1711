import { right, sharedWidth, type Box } from '#slip-reader/words/box.ts'
import { kgOf, type Claim } from './claim.ts'
import type { NumberToken, Row } from '#slip-reader/words/token.ts'
import { valueOf, type NumberStyle } from '#slip-reader/words/written-number.ts'

/**
 * Whether the numbers right above a claimed total add up to it, whatever heads them: 150,00 + 88,00 over 'Total kg
 * 238,00'.
 */
export function addsUp(claim: Claim, rows: readonly Row[], style: NumberStyle): boolean {
  const above = numbersAbove(claim, rows)
  // '1 200' ends over the unit of '3 336 kg' where both are set to the right.
  return [digitsOf, withUnit].some((box) =>
    isReached(
      kgOf({ token: claim.token, unit: 'kg' }, style),
      above.filter((each) => endAlike(box(each), box(claim.token))),
      style,
    ),
  )
}

function isReached(total: number, above: readonly NumberToken[], style: NumberStyle): boolean {
  let [sum, lines] = [0, 0]
  for (const { number } of above) {
    sum += valueOf(number, style)
    lines += 1
    if (lines > 1 && Math.abs(sum - total) < 1e-3) return true
    if (sum > total) return false
  }
  return false
}

/** From the nearest to the farthest. */
function numbersAbove({ page, row }: Claim, rows: readonly Row[]): NumberToken[] {
  const above = rows.filter((each) => each.page === page && each.index < row).toReversed()
  return above.flatMap(({ tokens }) =>
    tokens.filter((each): each is NumberToken => each.kind === 'number' && each.unit !== 'other'),
  )
}

function endAlike(one: Box, other: Box): boolean {
  return sharedWidth(one, other) > 0.7 && Math.abs(right(one) - right(other)) < other.width
}

function digitsOf(number: NumberToken): Box {
  return number
}

function withUnit(number: NumberToken): Box {
  return { ...number, width: number.reach - number.x }
}
