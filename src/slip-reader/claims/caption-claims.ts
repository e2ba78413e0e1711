import { bottom, centreX, centreY, right, sharedWidth, type Box } from '#slip-reader/words/box.ts'
import type { Claim } from './claim.ts'
import { weightHeaders, wordCells, type HeaderCell } from '#slip-reader/tables/header-cells.ts'
import { readLabel, type Label } from '#slip-reader/words/label.ts'
import { confirmed } from '#slip-reader/words/confident.ts'
import type { Cell, NumberToken, Row } from '#slip-reader/words/token.ts'

/**
 * Weights whose label stands neither before them in their line nor over them: under them as a caption, or beside them
 * on lines of its own.
 */
export function captionClaims(rows: readonly Row[]): Claim[] {
  const cells = wordCells(rows)
  return weightHeaders(rows, cells).flatMap((head) => {
    const label = readLabel(head.words)
    if (!isOfLoad(label)) return []
    const under = captioned(head, rows)
    const found = new Set([...under, ...beside(head, rows)])
    const [token] = found
    if (!token || found.size > 1 || hasBelow(head, rows)) return []
    const unit = token.unit && token.unit !== 'other' ? token.unit : label.unit
    if (
      (!unit && !(under.includes(token) && token.confidence >= confirmed)) ||
      (label.loose && !(label.total && token.unit))
    )
      return []
    const row = rows.find(({ tokens }) => tokens.includes(token)) as Row
    const { of, ordered, general, total, names } = label
    return [
      {
        token,
        page: row.page,
        row: row.index,
        of,
        rank: total && names === 'weight' ? 'said' : total ? 'total' : 'lone',
        unit: unit ?? 'kg',
        unitSaid: unit !== null,
        unsure: false,
        partial: false,
        ordered,
        general,
      },
    ]
  })
}

function isOfLoad({ names, total, refused, unsure, partial, running }: Label): boolean {
  return (names === 'weight' || (names === 'kg' && total)) && !refused && !unsure && !partial && !running
}

/** A line of figures, each with its caption right under it and nothing right over it. */
function captioned({ box, first }: HeaderCell, rows: readonly Row[]): NumberToken[] {
  return numbersOver(first, rows).filter((number) => {
    const figure = { ...number, width: number.reach - number.x }
    return sharedWidth(box, figure) > 0.5 || Math.abs(centreX(figure) - centreX(box)) < 0.15 * box.width
  })
}

/** The lone numbers among the figures of which a line holds the captions. */
export function numbersOver(first: number, rows: readonly Row[]): readonly NumberToken[] {
  const captions = rows[first]
  if (!captions) return []
  const known = figures.get(captions)
  if (known) return known
  const found = numbersAbove(captions, first, rows)
  figures.set(captions, found)
  return found
}

/** A line of captions is asked once for each of them. */
const figures = new WeakMap<Row, readonly NumberToken[]>()

function numbersAbove(captions: Row, first: number, rows: readonly Row[]): readonly NumberToken[] {
  const row = rows[first - 1]
  if (!row || !isNear(row, captions) || captions.tokens.some(({ kind }) => kind === 'number')) return []
  const above = rows.slice(Math.max(0, first - 6), first - 1).filter((each) => isNear(each, row))
  const isFree = row.tokens.every((token) =>
    above.every(({ tokens }) => tokens.every((other) => sharedWidth(other, token) === 0)),
  )
  const figuresOf = (cell: Cell) =>
    row.cells.filter((figure) => !isGoingOn(figure) && overlaps(widthOf(cell), widthOf(figure)))
  const isPaired =
    captions.cells.every((cell) => figuresOf(cell).length < 2) &&
    row.cells.every(
      (figure) => loneNumber(figure).length === 0 || captions.cells.some((cell) => figuresOf(cell).includes(figure)),
    )
  return isFree && isPaired ? row.cells.flatMap(loneNumber) : []
}

/** '12 h' of '7 h – 12 h' */
function isGoingOn({ tokens: [first] }: Cell): boolean {
  return first.kind !== 'code' && first.parted
}

/** The only number right of a label, at its height or half a line off, with no other words to own it. */
function beside({ words, box, first, last }: HeaderCell, rows: readonly Row[]): NumberToken[] {
  const height = Math.max(...rows.slice(first, last + 1).map((row) => row.height))
  const lines = rows
    .slice(Math.max(0, first - 1), last + 2)
    .filter(({ y }) => y > box.y - 0.3 * height && y < bottom(box) + 1.3 * height)
  const isOwn = (cell: Cell) =>
    cell.words.length === cell.tokens.length && cell.words.every((word) => words.includes(word))
  return lines.flatMap((row) => {
    const at = row.cells.findIndex((cell) => cell.tokens[0].x > right(box))
    const cell = row.cells[at]
    const others = row.cells.slice(0, at).filter((each) => !isOwn(each) && right(widthOf(each)) > box.x)
    const [token] = cell ? loneNumber(cell) : []
    if (
      !cell ||
      !token ||
      others.length > 0 ||
      row.cells[at + 1]?.words.length === 0 ||
      token.x - right(box) > 40 * row.pitch
    )
      return []
    const distance = (y: number) => Math.abs(y - centreY(token))
    const nearest = Math.min(...rows.slice(first, last + 1).map(({ y }) => distance(y)))
    const isOwned = rows.some(
      ({ y, cells }) =>
        distance(y) <= nearest + 0.3 * height &&
        cells.some(
          (each) =>
            each.words.length > 0 && !isOwn(each) && overlaps(widthOf(each), box) && right(widthOf(each)) < token.x,
        ),
    )
    return isOwned ? [] : [token]
  })
}

function hasBelow({ box, last }: HeaderCell, rows: readonly Row[]): boolean {
  const [row, below] = [rows[last], rows[last + 1]]
  return Boolean(
    row &&
    below &&
    isNear(row, below) &&
    below.tokens.some((token) => token.kind === 'number' && sharedWidth(token, box) > 0.3),
  )
}

function loneNumber({ tokens: [token, ...more] }: Cell): NumberToken[] {
  return token.kind === 'number' && more.length === 0 && token.unit !== 'other' ? [token] : []
}

function isNear(upper: Row, lower: Row): boolean {
  return lower.y - upper.y < 2.6 * Math.max(upper.height, lower.height)
}

function widthOf({ tokens }: Cell): Box {
  const [first, last] = [tokens[0], tokens.at(-1) ?? tokens[0]]
  return { ...first, width: right(last) - first.x }
}

function overlaps(one: Box, other: Box): boolean {
  return sharedWidth(one, other) > 0
}
