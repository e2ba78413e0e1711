import type { Entry } from '#slip-reader/tables/table-entry.ts'
import type { Row } from '#slip-reader/words/token.ts'

/**
 * Whether a line among those of goods begins with a reference, as they all do, and gives no weight; `rows` are those of
 * their page.
 */
export function lacksWeight(goods: readonly Entry[], rows: readonly Row[]): boolean {
  const listed = goods.map(({ row }) => rows[row])
  const [first, last] = [listed[0], listed.at(-1)]
  const reference = first?.tokens[0]
  if (!reference || !last || !listed.every((row) => row?.tokens[0]?.kind === 'code')) return false
  return rows.some(
    (row) =>
      row.index > first.index &&
      row.index < last.index &&
      !listed.includes(row) &&
      row.tokens[0]?.kind === 'code' &&
      Math.abs(row.tokens[0].x - reference.x) < row.pitch,
  )
}
