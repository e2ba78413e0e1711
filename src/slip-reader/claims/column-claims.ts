import type { Claim } from './claim.ts'
import { confirmed } from '#slip-reader/words/confident.ts'
import type { Column, Table } from '#slip-reader/tables/table.ts'
import type { Entry } from '#slip-reader/tables/table-entry.ts'

/** Weights under their heading: a row TOTAL under 'Poids brut kg', a box 'Poids' with 412 in it, subtotals. */
export function columnClaims(table: Table): Claim[] {
  return table.columns.flatMap((column) => {
    if (!isOfLoad(column, table)) return []
    const [only, ...more] = column.entries
    if (only && more.length === 0 && only.kind === 'line' && !table.listsGoods)
      return isBoxed(column, only) && !isOfItsLine(only, table) ? [boxed(column, only, table)] : []
    return column.entries
      .filter(({ kind }) => kind === 'total' || kind === 'group' || kind === 'partial')
      .map((entry) => totalled(column, entry, table))
  })
}

/** Whether a column holds weights of the load; 'Brut' and 'Net' alone do so together, or with kg beside the numbers. */
export function isOfLoad({ label, weighs, entries }: Column, { columns }: Table): boolean {
  if (!weighs || label.refused) return false
  if (label.names === 'weight' || label.names === 'kg') return true
  const has = (of: 'gross' | 'net') => columns.some((column) => column.label.of === of && !column.label.refused)
  return (has('gross') && has('net')) || (entries.length > 0 && entries.every(({ token }) => token.unit))
}

/**
 * A label that ends in a colon speaks to its right; what stands below must say kg itself. 'Palettes  4' below is a
 * figure of its own.
 */
function isBoxed({ label }: Column, { token, figure }: Entry): boolean {
  return (!figure && !(label.colon || label.loose)) || token.unit !== null
}

/** 'Km   215' some lines below 'Poids exact': the words of its own line name it. */
function isOfItsLine({ row, numbers, token }: Entry, { from }: Table): boolean {
  return row > from + 2 && numbers === null && token.unit === null
}

function boxed(column: Column, entry: Entry, table: Table): Claim {
  return {
    ...claimed(column, entry, table),
    rank: !column.label.total
      ? table.columns.some(({ freight }) => freight)
        ? 'total'
        : 'lone'
      : column.label.names === 'weight'
        ? 'said'
        : 'total',
    partial: column.label.partial,
  }
}

/** Under 'Net kg' a line of its own may say 'Total gross weight'. */
function totalled(column: Column, entry: Entry, table: Table): Claim {
  const isNamed = entry.of !== 'plain' && entry.standing === 1
  return {
    ...claimed(column, entry, table),
    of: isNamed ? entry.of : column.label.of,
    ordered: column.label.ordered || entry.ordered,
    rank: column.label.names === 'weight' || column.label.of !== 'plain' ? 'said' : 'total',
    partial: entry.kind !== 'total',
  }
}

function claimed({ label }: Column, { token, row }: Entry, { page }: Table): Omit<Claim, 'rank' | 'partial'> {
  const unit = token.unit === 'other' ? null : (token.unit ?? label.unit)
  return {
    token,
    page,
    row,
    of: label.of,
    unit: unit ?? 'kg',
    unitSaid: unit !== null,
    unsure: token.confidence >= confirmed ? label.odd : label.unsure,
    ordered: label.ordered,
    general: label.general,
  }
}
