import { sharedWidth } from '#slip-reader/words/box.ts'
import { isOfLoad } from '#slip-reader/claims/column-claims.ts'
import { entryKg, goodsOf, isComplete, overlooksLines } from '#slip-reader/tables/column-goods.ts'
import type { SlipWeight } from './proven-weight.ts'
import type { Slip } from './understood-slip.ts'
import type { Column, Table } from '#slip-reader/tables/table.ts'
import type { Entry } from '#slip-reader/tables/table-entry.ts'
import { heaviestTruck } from '#slip-reader/words/heaviest-truck.ts'
import { lacksWeight } from './lacking-line.ts'
import { certain, confirmed, isConfident } from '#slip-reader/words/confident.ts'
import type { Row } from '#slip-reader/words/token.ts'
import { isSumOf } from '#slip-reader/tables/total-by-value.ts'
import { valueOf, type NumberStyle } from '#slip-reader/words/written-number.ts'

/**
 * The load of a slip that gives the weight of each line and no total: their sum, when nothing can be missing and no
 * line can be the weight of one piece.
 */
export function summedLines(slip: Slip, style: NumberStyle): SlipWeight | null {
  const tables = slip.tables.filter(
    ({ columns, listsGoods }) =>
      (listsGoods || columns.some(({ freight, numbersFrom }) => freight || numbersFrom === 2)) &&
      columns.some(({ entries }) => entries.length > 0),
  )
  if (slip.missing || tables.length === 0 || slip.claims.some(({ partial }) => partial)) return null
  const pages = [...new Set(slip.rows.map(({ page }) => page))]
  if (pages.some((page) => tables.filter((table) => table.page === page).length !== 1)) return null
  const of = (['gross', 'plain', 'net'] as const).find((each) => tables.every((table) => weightOf(table, each)))
  if (!of || (of !== 'gross' && slip.rows.some(speaksOfGross))) return null
  let kg = 0
  if (!tables.some((table) => isOfLines(weightOf(table, of) as Column, table, slip.pieces.count, style))) return null
  for (const table of tables) {
    const column = weightOf(table, of) as Column
    if (!isWhole(column, table, slip)) return null
    kg += goodsOf(column).reduce((sum, entry) => sum + entryKg(entry, column, style), 0)
  }
  return kg > 0 && kg <= heaviestTruck ? { kg: Math.round(kg * 1000) / 1000, proof: 'lines' } : null
}

/** 'Poids brut/net : 412 / 400 kg': the lines may be the net one. */
function speaksOfGross({ tokens }: Row): boolean {
  const said = tokens.map((token) => (token.kind === 'word' ? token.concept : null))
  return said.includes('gross') && said.includes('weight')
}

/** Kg; no load of a single slip by van. */
const tooHeavy = 3500

function weightOf(table: Table, of: Column['label']['of']): Column | null {
  const columns = table.columns.filter((column) => column.label.of === of && isOfLoad(column, table))
  return columns.length === 1 ? (columns[0] ?? null) : null
}

function isWhole(column: Column, table: Table, slip: Slip): boolean {
  const goods = goodsOf(column)
  const { label, entries } = column
  if (goods.length === 0 || goods.length !== entries.length || label.unsure || !isComplete(column, table)) return false
  const rows = slip.rows.filter(({ page }) => page === table.page)
  if (
    goesOnBelow(goods, slip.rows, table.page) ||
    hidesTotal(goods, table) ||
    lacksWeight(goods, rows) ||
    goods.some(({ row }) => !isNamed(slip.rows, table.page, row))
  )
    return false
  if (
    goods.every(({ token }) => token.number.open) ||
    goods.some(({ token }) => !isConfident(token) || token.negative || !(token.unit ?? label.unit))
  )
    return false
  return (
    goods.every(({ token }) => token.confidence >= confirmed) || (!overlooksLines(column, table) && areAlike(goods))
  )
}

/** Whether numbers go on under the last line: of a table that a misread word cut, more lines and the total. */
function goesOnBelow(goods: readonly Entry[], rows: readonly Row[], page: number): boolean {
  const last = goods.at(-1)
  const [line] = rows.filter((row) => row.page === page && row.index === last?.row)
  if (!last || !line || goods.every(({ token }) => token.confidence === certain)) return false
  const below = rows.filter((row) => row.page === page && row.index > last.row && row.y - line.y < 8 * line.height)
  return below.some(({ tokens }) =>
    tokens.some((token) => token.kind === 'number' && token.unit !== 'other' && sharedWidth(token, last.token) > 0.5),
  )
}

/**
 * Whether one of the lines is the sum of those right above it: a total or a subtotal that goes by a strange name. A
 * line of goods has a quantity of its own.
 */
function hidesTotal(goods: readonly Entry[], { columns }: Table): boolean {
  const quantities = columns.filter(({ quantity, entries }) => quantity && entries.length > 0)
  const count = new Map(quantities.flatMap(({ entries }) => entries.map(({ row, token }) => [row, token] as const)))
  return goods.some(({ token, row }, at) => {
    for (let from = at - 2; from >= 0; from -= 1) {
      const above = goods.slice(from, at)
      if (
        !isSumOf(
          token,
          above.map((each) => each.token),
        )
      )
        continue
      const own = count.get(row)
      if (
        !own ||
        isSumOf(
          own,
          above.flatMap((each) => count.get(each.row) ?? []),
        )
      )
        return true
    }
    return false
  })
}

/** Goods have a name or a reference; a line of mere numbers is a strip of figures. */
function isNamed(rows: readonly Row[], page: number, index: number): boolean {
  return rows.some(
    (row) => row.page === page && row.index === index && row.tokens.some(({ kind }) => kind !== 'number'),
  )
}

/** Weights of one column have as many decimals each; a reader of pictures may lose a comma, hardly all of them. */
function areAlike(goods: readonly Entry[]): boolean {
  return new Set(goods.map(({ token }) => token.number.decimals)).size === 1
}

/**
 * Whether the column weighs whole lines and not single pieces: it says so, counts are 1, or else no truck could carry
 * it.
 */
function isOfLines(column: Column, { columns }: Table, pieces: number | null, style: NumberStyle): boolean {
  if (
    column.label.total ||
    column.ofLine ||
    (pieces === goodsOf(column).length && columns.some(({ numbersFrom }) => numbersFrom === 2))
  )
    return true
  const quantities = columns.filter(({ quantity, entries }) => quantity && entries.length > 0)
  const isFreight = columns.some(({ freight }) => freight)
  if (
    isFreight &&
    columns.every((other) => !other.label.perUnit) &&
    quantities.every(({ entries }) => goodsOf(column).every(({ row }) => entries.some((entry) => entry.row === row)))
  )
    return true
  if (quantities.length === 0)
    return columns.every((other) => !other.label.perUnit && (other === column || isFreight || !countsPieces(other)))
  if (quantities.length > 1) return false
  const counts = new Map(goodsOf(quantities[0] as Column).map(({ row, token }) => [row, valueOf(token.number, style)]))
  const lines = goodsOf(column).map((entry) => ({
    count: counts.get(entry.row) ?? 1,
    kg: entryKg(entry, column, style),
  }))
  return (
    (counts.size === lines.length && lines.every(({ count }) => count === 1)) ||
    lines.reduce((sum, { count, kg }) => sum + count * kg, 0) > tooHeavy
  )
}

/** 'Colis' over 12 and 4: perhaps so many of what the weight is of, but not on a carrier's list. */
function countsPieces({ label, weighs, entries }: Column): boolean {
  return (
    !weighs &&
    label.refused &&
    label.unsure &&
    entries.every(({ token }) => token.number.decimals === 0) &&
    entries.some(({ token }) => token.number.asDecimal > 1)
  )
}
