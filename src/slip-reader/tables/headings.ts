import type { HeaderCell } from './header-cells.ts'
import type { Row } from '#slip-reader/words/token.ts'
import { mergedBelow } from './table.ts'

/** The headings of a table: weights and what stands beside them; `top` and `from` are their first and last lines. */
export interface Headings {
  readonly cells: readonly HeaderCell[]
  readonly top: number
  readonly from: number
}

/** Headers of weights that stand side by side, with other headings of their lines and of those above and below. */
export function headingsOf(
  headers: readonly HeaderCell[],
  rows: readonly Row[],
  cells: readonly (readonly HeaderCell[])[],
): Headings {
  const first = Math.min(...headers.map((header) => header.first))
  const last = Math.max(...headers.map((header) => header.last))
  const top = first > 0 && continues(rows[first - 1], rows[first], cells[first - 1]) ? first - 1 : first
  const from = continues(rows[last + 1], rows[last], cells[last + 1]) ? last + 1 : last
  const own = new Set(headers.flatMap(({ words }) => words))
  const others = cells
    .slice(top, from + 1)
    .flat()
    .filter((cell) => !cell.words.some((word) => own.has(word)))
  return { cells: [...headers, ...mergedBelow(others)], top, from }
}

/** Whether a line of headings belongs to the next one: headings of one line stand between those of two. */
function continues(row: Row | undefined, beside: Row | undefined, cells: readonly HeaderCell[] | undefined): boolean {
  if (!row || !beside || Math.abs(row.y - beside.y) > 2 * Math.max(row.height, beside.height)) return false
  if (row.tokens.some(({ kind }) => kind === 'number')) return false
  return (cells ?? []).some(
    ({ words }) =>
      words.length < 4 &&
      words.some(
        ({ concept }) => concept === 'item' || concept === 'count' || concept === 'money' || concept === 'measure',
      ),
  )
}
