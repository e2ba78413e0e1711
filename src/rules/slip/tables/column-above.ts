import { right, sharedWidth } from '#rules/slip/page/box.ts'
import { kgOf, type Claim } from '#rules/slip/claims/claim.ts'
import type { NumberToken, Row } from '#rules/slip/words/token.ts'
import { valueOf, type NumberStyle } from '#rules/slip/words/written-number.ts'

/** Whether the numbers right above a claimed total add up to it, whatever heads them: 150,00 + 88,00 over 'Total kg 238,00'. */
export function addsUp(claim: Claim, rows: readonly Row[], style: NumberStyle): boolean {
  const total = kgOf({ token: claim.token, unit: 'kg' }, style)
  let [sum, lines] = [0, 0]
  for (const above of numbersAbove(claim, rows)) {
    sum += valueOf(above.number, style)
    lines += 1
    if (lines > 1 && Math.abs(sum - total) < 1e-3) return true
    if (sum > total) return false
  }
  return false
}

/** From the nearest to the farthest. */
function numbersAbove({ token, page, row }: Claim, rows: readonly Row[]): NumberToken[] {
  const above = rows.filter((each) => each.page === page && each.index < row).toReversed()
  const numbers = above.flatMap(({ tokens }) => tokens.filter((each): each is NumberToken => each.kind === 'number' && each.unit !== 'other'))
  return numbers.filter((each) => sharedWidth(each, token) > 0.7 && Math.abs(right(each) - right(token)) < token.width)
}
