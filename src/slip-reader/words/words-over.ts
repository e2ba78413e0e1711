import { sharedWidth } from './box.ts'
import type { NumberToken, Row, WordToken } from './token.ts'

/**
 * The words that stand over a number of a box, on one to three lines: [Poids remis] over [au transporteur]. None where
 * numbers go on below, as in a table.
 */
export function wordsOver(token: NumberToken, rows: readonly Row[], row: Row): readonly WordToken[] {
  const below = rows[row.index + 1]
  if (
    below &&
    isNear(row, below) &&
    below.tokens.some((each) => each.kind === 'number' && sharedWidth(each, token) > 0.3)
  )
    return []
  const words: WordToken[][] = []
  let lower = row
  for (const upper of rows.slice(Math.max(0, row.index - 4), row.index).toReversed()) {
    if (!isNear(upper, lower)) break
    const [cell, ...more] = upper.cells.filter(({ tokens }) => tokens.some((each) => sharedWidth(each, token) > 0))
    if (!cell) continue
    if (more.length > 0 || cell.words.length < cell.tokens.length) break
    words.unshift([...cell.words])
    lower = upper
  }
  return words.flat()
}

function isNear(upper: Row, lower: Row): boolean {
  return lower.y - upper.y < 2.6 * Math.max(upper.height, lower.height)
}
