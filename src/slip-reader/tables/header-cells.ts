import { around, centreX, sharedWidth, type Box } from '#slip-reader/words/box.ts'
import type { Cell, Row, WordToken } from '#slip-reader/words/token.ts'
import type { Concept } from '#slip-reader/words/vocabulary.ts'

/** Words that head a column or a box, from one line or several; `first` and `last` are those lines. */
export interface HeaderCell {
  readonly words: readonly WordToken[]
  readonly box: Box
  readonly first: number
  readonly last: number
}

/** The cells of words in each line of a page; a dense line of headers is cut before each 'Poids'. */
export function wordCells(rows: readonly Row[]): HeaderCell[][] {
  return rows.map((row) =>
    row.cells
      .filter((cell) => cell.tokens.length === cell.words.length || isNumbered(cell, row))
      .flatMap((cell) => beforeWeights(cell.words).map((words) => headerCell(words, row.index))),
  )
}

function areBoxes(cells: readonly Cell[]): boolean {
  const all = cells.flatMap((each) => boxNumber(each) ?? [])
  return all.length > 2 && all.every((each, nth) => nth === 0 || each > (all[nth - 1] as number))
}

/** The cells that may head weights: 'Poids brut' over '(kg)', or 'Brut' and 'Net' under one 'Poids'. */
export function weightHeaders(rows: readonly Row[], cells: readonly (readonly HeaderCell[])[]): HeaderCell[] {
  const taken = new Set<HeaderCell>()
  return cells.flatMap((inRow, index) =>
    inRow.flatMap((cell) => {
      if (taken.has(cell) || !speaksOfWeight(cell) || namesNextNumber(rows[index] as Row, cell)) return []
      const below = under(cell, rows, cells)
      below.forEach((each) => taken.add(each))
      return below.length > 1
        ? below.map((each) => stacked(cell, each, each.box))
        : [below.reduce((top, each) => deeper(top, each, rows, cells, taken), cell)]
    }),
  )
}

/** '11 Poids brut, kg', and '8 Mètres plancher' after a '7': the number is that of the box. */
export function isNumbered(cell: Cell, { cells }: Row): boolean {
  const own = boxNumber(cell)
  if (own === null) return false
  const [, second] = cell.tokens
  const at = cells.indexOf(cell)
  const isOfWeight =
    second?.kind === 'word' &&
    (second.concept === 'weight' || second.concept === 'load' || second.concept === 'measure')
  return (
    isOfWeight ||
    areBoxes(cells) ||
    [cells[at - 1], cells[at + 1]].some((each, side) => each && boxNumber(each) === own + 2 * side - 1)
  )
}

function boxNumber({ tokens: [first, second, ...more] }: Cell): number | null {
  if (first.kind !== 'number' || first.unit || first.number.decimals > 0 || first.number.asDecimal > 99) return null
  return second?.kind === 'word' && more.every(({ kind }) => kind !== 'number') ? first.number.asDecimal : null
}

/** 'Désignation', 'Réf.', but not 'Réf. tournée' */
export function namesArticles({ words }: HeaderCell): boolean {
  return (
    words.some(({ concept }) => concept === 'item') &&
    !words.some(({ text }) => /^(?:tourn[ée]e|transport(?:eur)?|commande|client|chantier)[.:]*$/i.test(text))
  )
}

const ofHeaders = new Set<Concept | null>([
  'weight',
  'load',
  'total',
  'general',
  'gross',
  'net',
  'tare',
  'kg',
  'tonne',
  'perUnit',
  'filler',
  'delivered',
  'ordered',
])
const ofWeights = new Set<Concept | null>(['weight', 'load', 'gross', 'net', 'tare', 'kg', 'tonne', 'total'])

function headerCell(words: readonly [WordToken, ...WordToken[]], index: number): HeaderCell {
  return { words, box: around(words), first: index, last: index }
}

function beforeWeights(words: readonly WordToken[]): [WordToken, ...WordToken[]][] {
  const cells: WordToken[][] = [[]]
  let isLed = false
  words.forEach((word, at) => {
    // 'Total poids'
    const leads = word.concept === 'total' && words[at + 1]?.concept === 'weight'
    const begins = leads || (word.concept === 'weight' && !isLed)
    isLed = leads
    const isTaken = cells
      .at(-1)
      ?.some(
        ({ concept }) => concept === 'count' || concept === 'item' || concept === 'measure' || concept === 'weight',
      )
    if (begins && isTaken && !word.per) cells.push([])
    cells.at(-1)?.push(word)
  })
  return cells.filter((cell): cell is [WordToken, ...WordToken[]] => cell.length > 0)
}

function speaksOfWeight({ words }: HeaderCell): boolean {
  return words.some(({ concept, unit }) => ofWeights.has(concept) || (concept === 'perUnit' && unit === 'kg'))
}

/** 'TOTAL' with its number on the same line heads nothing. */
function namesNextNumber(row: Row, { words }: HeaderCell): boolean {
  const { tokens, cells } = row
  const next = tokens[tokens.indexOf(words.at(-1) as WordToken) + 1]
  const own = cells.find((cell) => cell.tokens.includes(words[0] as WordToken))
  const isNextBox =
    own !== undefined &&
    next?.kind === 'number' &&
    !own.tokens.includes(next) &&
    boxNumber(own) === next.number.asDecimal - 1
  return (
    next?.kind === 'number' && !isNextBox && !cells.some((cell) => cell.tokens[0] === next && isNumbered(cell, row))
  )
}

/**
 * The header words right below a cell, whatever line of single headings runs between: one cell that continues it, or
 * several that share it.
 */
function under(cell: HeaderCell, rows: readonly Row[], cells: readonly (readonly HeaderCell[])[]): HeaderCell[] {
  const here = rows[cell.last]
  for (let index = cell.last + 1; index <= cell.last + 3; index += 1) {
    const row = rows[index]
    if (!here || !row || row.y - here.y > 2.4 * Math.max(here.height, row.height)) return []
    const isOnly = !(cells[cell.last] ?? []).some((other) => other !== cell && isPlain(other))
    const found = underIn(row, cell, here, { cells: cells[index] ?? [], isOnly })
    if (found.length > 0) return found
  }
  return []
}

function underIn(
  row: Row,
  cell: HeaderCell,
  here: Row,
  { cells, isOnly }: { readonly cells: readonly HeaderCell[]; readonly isOnly: boolean },
): HeaderCell[] {
  const words = cells.filter(
    (each) => each.words.every(({ concept }) => ofHeaders.has(concept)) && !namesNextNumber(row, each),
  )
  const sharing = words.filter(
    (each) =>
      each.words.some(({ concept }) => concept === 'gross' || concept === 'net') &&
      Math.abs(centreX(each.box) - centreX(cell.box)) < cell.box.width + 8 * here.height,
  )
  if (sharing.length > 1 && isOnly && isPlain(cell)) return sharing
  return words.filter((each) => sharedWidth(each.box, cell.box) > 0.5).slice(0, 1)
}

function isPlain({ words }: HeaderCell): boolean {
  return (
    words.some(({ concept }) => concept === 'weight') &&
    !words.some(({ concept }) => concept === 'gross' || concept === 'net' || concept === 'tare')
  )
}

function deeper(
  top: HeaderCell,
  below: HeaderCell,
  rows: readonly Row[],
  cells: readonly (readonly HeaderCell[])[],
  taken: Set<HeaderCell>,
): HeaderCell {
  const both = stacked(top, below, around([top.box, below.box]))
  const [third] = under(both, rows, cells)
  if (!third) return both
  taken.add(third)
  return stacked(both, third, around([both.box, third.box]))
}

function stacked(top: HeaderCell, below: HeaderCell, box: Box): HeaderCell {
  return { words: [...top.words, ...below.words], box, first: top.first, last: below.last }
}
