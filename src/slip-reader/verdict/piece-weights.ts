import { entryKg, goodsOf, isComplete, overlooksLines } from '#slip-reader/tables/column-goods.ts'
import { heaviestTruck } from './heaviest-truck.ts'
import type { SlipWeight } from '#slip-reader/slip-weight.ts'
import type { Slip } from '#slip-reader/understood-slip.ts'
import type { Column } from '#slip-reader/tables/table.ts'
import { confirmed, surely } from '#slip-reader/words/surely.ts'
import type { Row } from '#slip-reader/words/token.ts'
import { valueOf, type NumberStyle } from '#slip-reader/words/written-number.ts'

/** The load of a slip that gives for each line what one piece weighs and how many there are, and no other weight: 'Poids unitaire (kg)  92', 'Nombre  36'. */
export function pieceWeights(slip: Slip, style: NumberStyle): SlipWeight | null {
  const [table, ...more] = slip.tables.filter(({ columns }) => columns.some(({ entries }) => entries.length > 0))
  if (!table || more.length > 0 || slip.missing || !table.listsGoods || slip.claims.length > 0 || slip.sightings.some(({ as, listed }) => as === 'load' && !listed)) return null
  const [each, ...others] = table.columns.filter(({ label, weighs, entries }) => weighs && entries.length > 0 && label.names !== null)
  const [count, ...otherCounts] = table.columns.filter(({ quantity, entries }) => quantity && entries.length > 0)
  if (!each || !count || others.length + otherCounts.length > 0 || !isOfOne(each)) return null
  const counts = new Map(goodsOf(count).map(({ row, token }) => [row, valueOf(token.number, style)]))
  const goods = goodsOf(each)
  const rows = slip.rows.filter(({ page }) => page === table.page)
  const isClear = goods.length === counts.size && goods.every(({ row, token }) => Number.isInteger(counts.get(row)) && surely(token) && token.confidence >= confirmed && !token.number.open && !isMeasured(rows[row]))
  if (!isClear || goods.length !== each.entries.length || !isComplete(each, table) || overlooksLines(each, table)) return null
  const kg = Math.round(goods.reduce((sum, entry) => sum + (counts.get(entry.row) ?? 0) * entryKg(entry, each, style), 0) * 1000) / 1000
  return kg > 0 && kg <= heaviestTruck ? { kg, proof: 'lines' } : null
}

function isOfOne({ label, entries }: Column): boolean {
  return label.perUnit && label.names === 'weight' && (label.unit === 'kg' || entries.every(({ token }) => token.unit === 'kg'))
}

/** 'M2', 'ML' in a cell of its own: the quantity is no count of pieces. */
function isMeasured(row: Row | undefined): boolean {
  return row?.cells.some(({ tokens: [only, ...more] }) => more.length === 0 && only.kind === 'word' && only.concept === 'measure') ?? true
}
