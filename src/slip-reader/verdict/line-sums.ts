import { isOfLoad } from '#slip-reader/claims/column-claims.ts'
import { entryKg, goodsOf, isComplete, overlooksLines, unitKg } from '#slip-reader/tables/column-goods.ts'
import { isConfident } from '#slip-reader/words/confident.ts'
import type { Column, Table } from '#slip-reader/tables/table.ts'
import type { NumberToken } from '#slip-reader/words/token.ts'
import { decimalsOf, valueOf, type NumberStyle } from '#slip-reader/words/written-number.ts'

/** What the lines under a heading of weights add up to. */
export interface LineSum {
  readonly of: 'gross' | 'net' | 'tare' | 'plain'
  readonly kg: number
  readonly lines: number
  /** What was added. */
  readonly tokens: ReadonlySet<NumberToken>
  /** How far the total of rounded lines may be off, kg. */
  readonly slack: number
  /**
   * 'lines': one table's; 'named': without what may be no goods; 'carried': with what is carried over; 'all': every
   * table's; 'product': quantity × weight of a line; 'pieces': quantity × one's weight.
   */
  readonly how: 'lines' | 'named' | 'carried' | 'all' | 'product' | 'pieces'
  /** Whether each line gives its weight. */
  readonly complete: boolean
  /** What the lines that are read beyond doubt weigh, kg, when others are not, or were missed; else null. */
  readonly atLeast: number | null
}

/** Every sum that a total may be checked against. */
export function lineSums(tables: readonly Table[], style: NumberStyle): LineSum[] {
  const single = tables.flatMap((table) => table.columns.flatMap((column) => sumsOf(column, table, style)))
  const grouped = Map.groupBy(
    single.filter(({ how }) => how !== 'named' && how !== 'carried'),
    ({ of, how }) => `${of} ${how}`,
  )
  const all = [...grouped.values()]
    .filter((sums) => sums.length > 1)
    .map((sums): LineSum => ({
      of: sums[0]?.of ?? 'plain',
      kg: rounded(sums.reduce((sum, { kg }) => sum + kg, 0)),
      lines: sums.reduce((sum, { lines }) => sum + lines, 0),
      tokens: new Set(sums.flatMap(({ tokens }) => [...tokens])),
      slack: sums.reduce((sum, { slack }) => sum + slack, 0),
      how: sums[0]?.how === 'lines' ? 'all' : (sums[0]?.how ?? 'all'),
      complete: sums.every(({ complete }) => complete),
      atLeast: sums.every(({ atLeast }) => atLeast === null)
        ? null
        : sums.reduce((sum, { atLeast, kg }) => sum + (atLeast ?? kg), 0),
    }))
  return [...single, ...all]
}

function sumsOf(column: Column, table: Table, style: NumberStyle): LineSum[] {
  const { label, weighs, entries } = column
  const goods = goodsOf(column)
  if (!weighs || goods.length === 0 || (!table.listsGoods && goods.every(({ figure }) => figure))) return []
  const complete = isComplete(column, table)
  const slack = goods.reduce(
    (sum, { token }) => sum + (0.5 * unitKg(token.unit, label.unit)) / 10 ** decimalsOf(token.number, style),
    0,
  )
  const sums: LineSum[] = []
  const sureKg = goods
    .filter(({ token }) => isConfident(token))
    .reduce((sum, entry) => sum + entryKg(entry, column, style), 0)
  const atLeast = goods.every(({ token }) => isConfident(token)) && !overlooksLines(column, table) ? null : sureKg
  const add = (how: LineSum['how'], kg: number) =>
    sums.push({
      of: label.of,
      kg: rounded(kg),
      lines: goods.length,
      tokens: new Set(goods.map(({ token }) => token)),
      slack,
      how,
      complete,
      atLeast,
    })
  if (isOfLoad(column, table)) {
    const kg = goods.reduce((sum, entry) => sum + entryKg(entry, column, style), 0)
    add('lines', kg)
    const named = goods.filter(({ figure }) => !figure)
    if (named.length > 1 && named.length < goods.length)
      add(
        'named',
        named.reduce((sum, entry) => sum + entryKg(entry, column, style), 0),
      )
    const [first] = entries
    if (first?.kind === 'partial') add('carried', kg + entryKg(first, column, style))
  }
  if (label.perUnit || isOfLoad(column, table))
    for (const product of productsOf(column, table, style))
      add(label.perUnit && label.names ? 'pieces' : 'product', product)
  return sums
}

/** With each column that may hold the quantities: the one that says so, else any of whole numbers. */
function productsOf(column: Column, { columns }: Table, style: NumberStyle): number[] {
  const filled = columns.filter(({ entries, weighs }) => entries.length > 0 && !weighs)
  const said = filled.filter(({ quantity }) => quantity)
  const products = (said.length === 1 ? said : column.label.perUnit ? filled : []).map((counts) =>
    productOf(column, counts, style),
  )
  return [...new Set(products.filter((product) => product !== null))]
}

function productOf(column: Column, counts: Column, style: NumberStyle): number | null {
  const countOf = new Map(goodsOf(counts).map(({ row, token }) => [row, valueOf(token.number, style)]))
  let sum = 0
  for (const entry of goodsOf(column)) {
    const count = countOf.get(entry.row)
    if (count === undefined || (!counts.quantity && !Number.isInteger(count))) return null
    sum += count * entryKg(entry, column, style)
  }
  return sum
}

function rounded(kg: number): number {
  return Math.round(kg * 1000) / 1000
}
