import { around, sharedWidth } from '#slip-reader/words/box.ts'
import { casesOf } from './cases.ts'
import { columnsUnder, type Standing } from './columns.ts'
import { headed } from './headed.ts'
import { namesArticles, type HeaderCell } from './header-cells.ts'
import type { Label } from '#slip-reader/words/label.ts'
import { closeBySum, entryOf, type Entry } from './table-entry.ts'
import { bodyOf, standingIn } from './table-lines.ts'
import { confirmed } from '#slip-reader/words/confident.ts'
import type { NumberToken, Row, WordToken } from '#slip-reader/words/token.ts'
import type { Headings } from './headings.ts'

export interface Column {
  readonly label: Label
  /** Whether the heading speaks of a weight, as against quantities and prices. */
  readonly weighs: boolean
  readonly quantity: boolean
  /** 'Poids ligne', 'Poids livré' */
  readonly ofLine: boolean
  /** Whether only a carrier's list is headed so: 'Nature de la marchandise', 'Poids taxé'. */
  readonly freight: boolean
  /** How many lines that it numbers are a piece each: 2 of 'Colis n°', 3 of 'Colis', which may count; else none. */
  readonly numbersFrom: number
  readonly entries: readonly Entry[]
}

/** Numbers under headings; `listsGoods` when a heading says so ('Désignation', 'Référence'). */
export interface Table {
  readonly page: number
  readonly from: number
  /** The middle of its last line of headings. */
  readonly headerY: number
  readonly to: number
  readonly columns: readonly Column[]
  readonly listsGoods: boolean
}

/** The table below its headings; it ends before line `end`, at its total, or where the lines of numbers stop. */
export function readTable(rows: readonly Row[], { cells: heads, top, from }: Headings, end: number): Table {
  const below = rows.slice(
    from + 1,
    Math.min(end, (heads.length === 1 && labelUnder(heads[0] as HeaderCell, rows)) || end),
  )
  const isGoods =
    heads.some(namesArticles) ||
    (heads.some(({ words }) => namesGoods(words)) &&
      heads.some(
        ({ words }) =>
          headed(words).quantity ||
          words.every(({ concept }) => concept === 'count') ||
          /^(?:n[°o]|rep|rep[eè]re|dim|dimensions?|conditionnement|cond)[.:]*$/i.test(words[0]?.text ?? ''),
      ))
  const body = bodyOf(below, rows[from] ?? rows[0], isGoods ? 9 : heads.length > 1 ? 6 : 4)
  const listsGoods = isGoods && !isStrip(heads, body)
  const cases = listsGoods || goesOn(body[0], body[1]) ? null : casesOf(heads, rows[from], body[0])
  const standing = [...(cases?.standing ?? body.slice(0, 1).flatMap(standingIn)), ...body.slice(1).flatMap(standingIn)]
  const reach = cases?.reach ?? (heads.length > 1 ? 10 : 25)
  const under = columnsUnder(
    heads.map(({ box }) => box),
    standing,
    reach * (rows[Math.max(from, 0)]?.pitch ?? 1),
  )
  const rowOf = new Map(standing.map(({ token, row }) => [token, row]))
  const entryIn = (row: Row, token: NumberToken) =>
    cases?.filled && row === body[0] ? { ...entryOf(token, row), figure: false } : entryOf(token, row)
  const later = below.slice(below.indexOf(body.at(-1) as Row) + 1).flatMap(standingIn)
  const columns = heads.map(({ words }, at) => {
    const entries = (under[at] ?? [])
      .map((token) => entryIn(rowOf.get(token) as Row, token))
      .sort((one, other) => one.row - other.row)
    closeBySum(entries, later)
    const isTwo = entries.some(({ row }, nth) => entries[nth + 1]?.row === row)
    return { ...headed(words), entries: isTwo ? [] : [...entries, ...entriesAfter(entries, later)] }
  })
  return {
    page: rows[0]?.page ?? 0,
    from: top,
    headerY: rows[Math.max(from, 0)]?.y ?? 0,
    to: body.at(-1)?.index ?? from,
    columns,
    listsGoods,
  }
}

/** The line of a label right under the only heading, whose figure was left out: what stands below is no weight. */
function labelUnder({ words, box, last }: HeaderCell, rows: readonly Row[]): number | null {
  if (!headed(words).weighs) return null
  for (const { cells, index } of rows.slice(last + 1)) {
    const cell = cells.find((each) => sharedWidth(each.box, box) > 0.3)
    if (cell) return cell.words.length === cell.tokens.length && !cell.words.some(({ unit }) => unit) ? index : null
  }
  return null
}

/**
 * 'Numéro', 'Date', 'Code client', 'Poids (kg)' over one figure each, and no name of goods: what the head or the foot
 * of a slip says of all.
 */
function isStrip(heads: readonly HeaderCell[], [only, ...more]: readonly Row[]): boolean {
  const isOfSlip = heads.some(({ words }) =>
    words.some(
      ({ concept, text }) =>
        concept === 'identity' ||
        concept === 'measure' ||
        /^(?:transport(?:eur)?|tourn[ée]e|lignes|exp[ée]dition)[.:]*$/i.test(text),
    ),
  )
  const names = heads.filter((head) => namesArticles(head) || namesGoods(head.words))
  // A line of goods has a name.
  if (
    only &&
    more.length === 0 &&
    heads.length > 1 &&
    only.tokens.length > 1 &&
    only.tokens.every((token) => token.kind === 'number' && token.confidence >= confirmed)
  )
    return true
  return (
    only !== undefined &&
    more.length === 0 &&
    isOfSlip &&
    heads.every(({ words }) => !words.some(({ text }) => /^(?:q(?:uanti)?t[eé]?s?|unit[eé]|u)[.:]*$/i.test(text))) &&
    names.every(({ box }) => only.cells.every((cell) => cell.words.length === 0 || sharedWidth(cell.box, box) <= 0))
  )
}

/** 'Matériel' beside 'Qté' */
function namesGoods([word, ...more]: readonly WordToken[]): boolean {
  return (
    more.length < 2 &&
    /^(?:mat[ée]riel|mat[ée]riaux|mati[èe]re|fourniture|marchandise|ouvrage|pi[èe]ce|composant|[ée]l[ée]ment|[ée]quipement|contenu|d[ée]tail|essence|mod[eè]le)s?$/i.test(
      word?.text ?? '',
    )
  )
}

/** Whether a line has its figures right over those of the next: both are lines of a list, and no cases. */
function goesOn(line: Row | undefined, next: Row | undefined): boolean {
  const numbersIn = (row: Row | undefined) =>
    row?.tokens.filter((token) => token.kind === 'number' && token.unit !== 'other') ?? []
  return (
    numbersIn(line).filter((number) => numbersIn(next).some((below) => sharedWidth(number, below) > 0.5)).length > 1
  )
}

/** A second total, or lines that go on after the first: both make the first one doubtful. */
function entriesAfter(entries: readonly Entry[], later: readonly Standing[]): Entry[] {
  const total = entries.find(({ kind }) => kind === 'total')
  if (!total) return []
  const below = later.filter(({ box, token }) => token && sharedWidth(box, total.token) > 0.5)
  return below
    .map(({ token, row }) => entryOf(token as NumberToken, row))
    .filter(({ kind, bare }) => kind === 'total' || kind === 'group' || (kind === 'line' && !bare))
}

/** Other headings on two lines are one: 'Montant' over 'HT'. */
export function mergedBelow(cells: readonly HeaderCell[]): HeaderCell[] {
  const merged: HeaderCell[] = []
  for (const cell of cells) {
    const at = merged.findIndex(
      ({ box, last }) => last < cell.first && cell.box.x < box.x + box.width && box.x < cell.box.x + cell.box.width,
    )
    const over = merged[at]
    if (over)
      merged[at] = {
        words: [...over.words, ...cell.words],
        box: around([over.box, cell.box]),
        first: over.first,
        last: cell.last,
      }
    else merged.push(cell)
  }
  return merged
}
