import { centreX } from '#slip-reader/page/box.ts'
import { readLabel } from '#slip-reader/words/label.ts'
import type { Table } from './table.ts'
import type { Entry } from './table-entry.ts'
import { isSumOf } from './total-by-value.ts'
import type { NumberToken, Row, WordToken } from '#slip-reader/words/token.ts'

/** Tables on their side, goods beside goods: each line of numbers is headed at its left, as 'Poids (kg)  19,6  30,6  50,2' under 'Total'. */
export function lyingTables(rows: readonly Row[]): Table[] {
  return rows.flatMap((row) => {
    if (row.tokens[0]?.kind !== 'word' || row.tokens.length < 4 || row.tokens.at(-1)?.kind !== 'number') return []
    const words = row.tokens.slice(0, row.tokens.findIndex(({ kind }) => kind !== 'word')).filter((token) => token.kind === 'word')
    const numbers = row.tokens.slice(words.length).filter((token) => token.kind === 'number')
    if (numbers.length < 3 || numbers.length + words.length < row.tokens.length || numbers.some(({ unit }) => unit === 'other')) return []
    const label = readLabel(words)
    if (!label.names || label.names === 'total' || label.refused || label.partial) return []
    const total = totalOf(numbers, rows.slice(0, row.index))
    const lines = numbers.filter((number) => number !== total)
    const entries = [...lines.map((token) => entryOf(token, row, 'line')), ...(total ? [entryOf(total, row, 'total')] : [])]
    const columns = [{ label, weighs: true, quantity: false, ofLine: false, freight: false, numbersFrom: Infinity, entries }]
    return [{ page: row.page, from: row.index, headerY: row.y, to: row.index, columns, listsGoods: false }]
  })
}

/** What stands under a word that says total, or is the sum of the others. */
function totalOf(numbers: readonly NumberToken[], above: readonly Row[]): NumberToken | undefined {
  const said = numbers.filter((number) => above.slice(-12).some(({ tokens }) => tokens.some((token) => token.kind === 'word' && heads(token, number))))
  const summed = numbers.filter((number) => isSumOf(number, numbers.filter((other) => other !== number)))
  const found = new Set([...said, ...summed])
  return found.size === 1 ? [...found][0] : undefined
}

function heads({ concept, x, width }: WordToken, number: NumberToken): boolean {
  return (concept === 'total' || concept === 'general') && centreX(number) > x - 0.2 * width && centreX(number) < x + 1.2 * width
}

function entryOf(token: NumberToken, { index, y }: Row, kind: Entry['kind']): Entry {
  return { row: index, y, token, kind, bare: false, figure: false, ordered: false, called: true, billed: false, numbers: null, standing: 1, of: 'plain' }
}
