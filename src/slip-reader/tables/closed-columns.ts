import type { Column } from './table.ts'
import type { Entry } from './table-entry.ts'
import { isSumOf } from './total-by-value.ts'

/** The columns of a table with the ends that only show when they stand side by side. */
export function closedColumns(columns: readonly Column[]): readonly Column[] {
  return closedTogether(columns.map((column) => reopened(column, columns)))
}

/** '8' under 2, 3, 1 and 2 is the quantity of a line where its weight is no sum. */
function reopened(column: Column, columns: readonly Column[]): Column {
  const last = column.entries.at(-1)
  const isLine = last?.kind === 'total' && !last.called && columns.some(({ weighs, entries }) => weighs && entries.length > 2 && entries.at(-1)?.row === last.row && entries.every(({ kind }) => kind === 'line'))
  return isLine ? { ...column, entries: [...column.entries.slice(0, -1), { ...last, kind: 'line' }] } : column
}

/** A last line of which two numbers are each the sum of their column is its total, whatever it is called: 'Enlevé ce jour  12  12.895'. */
function closedTogether(columns: readonly Column[]): readonly Column[] {
  const sums = columns.filter(({ entries }) => {
    const lines = entries.slice(0, -1)
    const last = entries.at(-1)
    return last?.kind === 'line' && lines.length > 1 && lines.every(({ kind }) => kind === 'line') && isSumOf(last.token, lines.map(({ token }) => token))
  })
  const row = sums[0]?.entries.at(-1)?.row
  if (sums.length < 2 || sums.some(({ entries }) => entries.at(-1)?.row !== row)) return columns
  return columns.map((column) => (sums.includes(column) ? { ...column, entries: [...column.entries.slice(0, -1), { ...(column.entries.at(-1) as Entry), kind: 'total' }] } : column))
}
