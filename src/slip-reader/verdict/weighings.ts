import { goodsOf } from '#slip-reader/tables/column-goods.ts'
import { kgOf } from '#slip-reader/claims/claim.ts'
import type { MassUnit } from '#slip-reader/words/mass-unit.ts'
import { readLabel } from '#slip-reader/words/label.ts'
import { isConfident } from '#slip-reader/words/confident.ts'
import type { Column, Table } from '#slip-reader/tables/table.ts'
import type { NumberToken, Row, WordToken } from '#slip-reader/words/token.ts'
import { wordsBefore } from '#slip-reader/words/words-before.ts'
import { wordsOver } from '#slip-reader/words/words-over.ts'
import type { NumberStyle } from '#slip-reader/words/written-number.ts'

/** A truck full, the truck empty, and what it carries, kg. */
interface Weighing {
  readonly laden: number
  readonly empty: number
  readonly load: number
}

/**
 * What trucks were weighed to carry, kg: each line that says full, empty and load, 'Brut 20,86  Tare 8,34  Net 12,52'.
 * Null where none does.
 */
export function weighedLoad(rows: readonly Row[], tables: readonly Table[], style: NumberStyle): number | null {
  const found = [
    ...tables.flatMap((table) => inTable(table, style)),
    ...rows.flatMap((row) => inLine(row, rows, style)),
  ].filter(isOfTruck)
  const loads = [...new Set(found.map(({ load }) => load))].sort((one, other) => one - other)
  const [most] = loads.slice(-1)
  if (most === undefined || loads.length === 1) return most ?? null
  const parts = loads.slice(0, -1).reduce((sum, kg) => sum + kg, 0)
  return Math.abs(parts - most) < 0.01 ? most : null
}

/** What pallets weigh empty is little beside their goods, and no truck is so light. */
function isOfTruck({ empty, load }: Weighing): boolean {
  return empty >= lightestTruck && empty > 0.25 * load && load > 0
}

/** Kg. */
const lightestTruck = 900

function inTable({ columns }: Table, style: NumberStyle): Weighing[] {
  const [gross, tare, net] = (['gross', 'tare', 'net'] as const).map((of) =>
    columns.find(({ label, entries }) => label.of === of && entries.length > 0),
  )
  if (!gross || !tare || !net) return []
  const kgIn = (column: Column, row: number) =>
    column.entries
      .filter((entry) => entry.row === row && isConfident(entry.token))
      .map(({ token }) => kgOf({ token, unit: unitOf(token) ?? column.label.unit ?? 'kg' }, style))[0]
  return [...goodsOf(tare), ...tare.entries.filter(({ kind }) => kind === 'total')].flatMap(({ row }) => {
    const [laden, empty, load] = [gross, tare, net].map((column) => kgIn(column, row))
    return laden && empty && load && isDifference(laden, empty, load) ? [{ laden, empty, load }] : []
  })
}

/** Three masses of one line of which one is told to be the empty truck's or the load's. */
function inLine(row: Row, rows: readonly Row[], style: NumberStyle): Weighing[] {
  const numbers = row.tokens.flatMap((token, at) => {
    if (token.kind !== 'number' || token.negative || !isConfident(token)) return []
    const words = [...wordsBefore(row, at), ...wordsOver(token, rows, row)]
    return [{ token, role: roleOf(words), unit: unitOf(token) ?? (token.unit === null ? readLabel(words).unit : null) }]
  })
  const common = numbers.flatMap(({ unit }) => unit ?? [])[0] ?? null
  const masses = numbers.flatMap(({ token, role, unit }) => {
    const own = unit ?? (token.unit === null && role !== null ? common : null)
    return own ? [{ kg: kgOf({ token, unit: own }, style), role }] : []
  })
  if (masses.length !== 3) return []
  const [laden, ...others] = masses.toSorted((one, other) => other.kg - one.kg)
  const load = others.find(({ role }) => role === 'load')
  const empty = others.find((each) => each.role === 'empty' && each !== load) ?? others.find((each) => each !== load)
  const isTold =
    masses.some(({ role }) => role === 'empty') || (load !== undefined && masses.some(({ role }) => role === 'truck'))
  const rest = load ?? others.find((each) => each !== empty)
  return laden &&
    empty &&
    rest &&
    isTold &&
    laden.role !== 'load' &&
    masses.every(({ role }) => role !== 'papers') &&
    isDifference(laden.kg, empty.kg, rest.kg)
    ? [{ laden: laden.kg, empty: empty.kg, load: rest.kg }]
    : []
}

function isDifference(laden: number, empty: number, load: number): boolean {
  return Math.abs(laden - empty - load) < 0.01
}

function unitOf({ unit }: NumberToken): MassUnit | null {
  return unit === 'other' ? null : unit
}

/** 'Poids à vide', 'Différence chargée', 'Poids entrée' */
function roleOf(words: readonly WordToken[]): 'empty' | 'load' | 'truck' | 'papers' | null {
  const says = (pattern: RegExp) => words.some(({ text }) => pattern.test(text))
  if (
    says(/^(?:p\.?t\.?[ar]\.?c\.?|autoris[ée]e?|admissible|maxi?)[.:]*$/i) ||
    (says(/^utile[.:]*$/i) && says(/^charge$/i))
  )
    return 'papers'
  if (words.some(({ concept }) => concept === 'tare')) return 'empty'
  if (
    words.some(({ concept }) => concept === 'net') ||
    says(/^(?:diff[ée]rence|charge|chargement|marchandise|livr[ée]e?|quantit[ée]|utile)[.:]*$/i)
  )
    return 'load'
  return words.some(({ concept }) => concept === 'gross' || concept === 'weighing') ||
    says(/^\(?(?:entr[ée]e|sortie|pleine?|charg[ée]e?|p\.?t\.?r\.?|roulant|1[eè]?re|2[eè]?me)[.:)]*$/i)
    ? 'truck'
    : null
}
