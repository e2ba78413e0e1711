import { kgPer, type MassUnit } from '#slip-reader/words/mass-unit.ts'
import { confirmed } from '#slip-reader/words/confident.ts'
import type { Column, Table } from './table.ts'
import type { Entry } from './table-entry.ts'
import { valueOf, type NumberStyle } from '#slip-reader/words/written-number.ts'

/** The lines of goods of a column: those above its total, without subtotals. */
export function goodsOf({ entries }: Column): Entry[] {
  const total = entries.findIndex(({ kind }) => kind === 'total')
  const lines = (total < 0 ? entries : entries.slice(0, total)).filter(({ kind }) => kind === 'line')
  const isMere = ({ bare, numbers, token }: Entry) => bare || (numbers !== null && token.confidence >= confirmed)
  const named = lines.filter((line) => !isMere(line))
  return named.length < 2 ? (lines.every(({ bare }) => bare) ? lines : lines.filter(({ bare }) => !bare)) : named
}

/** Whether each line that gives a quantity, or any number, gives its weight. */
export function isComplete(column: Column, table: Table): boolean {
  const rows = new Set(goodsOf(column).map(({ row }) => row))
  const quantities = table.columns.filter(({ quantity, entries }) => quantity && entries.length > 0)
  const others = quantities.length > 0 ? quantities : table.columns
  return others.every((other) => goodsOf(other).every(({ row, bare }) => bare || rows.has(row)))
}

/**
 * Whether a reader of pictures may have missed lines: one overlooked leaves a gap between its neighbours, one torn
 * apart a lone number.
 */
export function overlooksLines(column: Column, table: Table): boolean {
  const goods = goodsOf(column)
  if (goods.every(({ token }) => token.confidence >= confirmed)) return false
  const heights = [table.headerY, ...goods.map(({ y }) => y)]
  const gaps = heights.slice(1).map((y, at) => y - (heights[at] ?? 0))
  const usual = gaps.toSorted((one, other) => one - other)[gaps.length >> 1] ?? 0
  return (
    goods.length < 2 ||
    gaps.some((gap) => gap > 1.6 * usual) ||
    column.entries.some(({ kind, bare }) => kind === 'line' && bare)
  )
}

/** Kg. */
export function entryKg({ token }: Entry, { label }: Column, style: NumberStyle): number {
  return valueOf(token.number, style) * unitKg(token.unit, label.unit) * (token.negative ? -1 : 1)
}

/** What one of an entry's units weighs in kg: its own, else its heading's, else the usual one. */
export function unitKg(unit: MassUnit | 'other' | null, headed: MassUnit | null): number {
  return kgPer[unit && unit !== 'other' ? unit : (headed ?? 'kg')]
}
