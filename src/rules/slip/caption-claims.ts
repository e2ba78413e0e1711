import { bottom, centreX, centreY, right, sharedWidth, type Box } from './box.ts'
import type { Claim } from './claim.ts'
import { weightHeaders, wordCells, type HeaderCell } from './header-cells.ts'
import { readLabel, type Label } from './label.ts'
import type { Cell, NumberToken, Row } from './token.ts'

/** Weights whose label stands neither before them in their line nor over them: under them as a caption, or beside them on lines of its own. */
export function captionClaims(rows: readonly Row[]): Claim[] {
  const cells = wordCells(rows)
  return weightHeaders(rows, cells).flatMap((head) => {
    const label = readLabel(head.words)
    if (!isOfLoad(label)) return []
    const found = new Set([...captioned(head, rows), ...beside(head, rows)])
    const [token] = found
    if (!token || found.size > 1 || hasBelow(head, rows)) return []
    const unit = token.unit && token.unit !== 'other' ? token.unit : label.unit
    if (!unit || (label.loose && !(label.total && token.unit))) return []
    const row = rows.find(({ tokens }) => tokens.includes(token)) as Row
    const { of, ordered, general, total, names } = label
    return [{ token, page: row.page, row: row.index, of, rank: total && names === 'weight' ? 'said' : total ? 'total' : 'lone', unit, unitSaid: true, unsure: false, partial: false, ordered, general }]
  })
}

function isOfLoad({ names, total, refused, unsure, partial, running }: Label): boolean {
  return (names === 'weight' || (names === 'kg' && total)) && !refused && !unsure && !partial && !running
}

/** A line of nothing but numbers, each with its caption right under it and nothing right over it. */
function captioned({ box, first }: HeaderCell, rows: readonly Row[]): NumberToken[] {
  return numbersOver(first, rows).filter((number) => sharedWidth(box, number) > 0.5 || Math.abs(centreX(number) - centreX(box)) < 0.15 * box.width)
}

/** The numbers of which a line holds the captions. */
export function numbersOver(first: number, rows: readonly Row[]): NumberToken[] {
  const [row, captions] = [rows[first - 1], rows[first]]
  if (!row || !captions || !isNear(row, captions) || captions.tokens.some(({ kind }) => kind === 'number')) return []
  const numbers = row.cells.flatMap(loneNumber)
  if (numbers.length !== row.cells.length) return []
  const above = rows[first - 2]
  const isFree = numbers.every((number) => !above || !isNear(above, row) || above.tokens.every((token) => sharedWidth(token, number) === 0))
  const isPaired = numbers.every((number) => captions.cells.some((cell) => overlaps(widthOf(cell), number)))
  return isFree && isPaired ? numbers : []
}

/** The only number right of a label, within the height of its lines or half a line off, with no other words that could own it. */
function beside({ words, box, first, last }: HeaderCell, rows: readonly Row[]): NumberToken[] {
  const height = Math.max(...rows.slice(first, last + 1).map((row) => row.height))
  const lines = rows.slice(Math.max(0, first - 1), last + 2).filter(({ y }) => y > box.y - 0.3 * height && y < bottom(box) + 1.3 * height)
  const isOwn = (cell: Cell) => cell.words.length === cell.tokens.length && cell.words.every((word) => words.includes(word))
  return lines.flatMap((row) => {
    const at = row.cells.findIndex((cell) => cell.tokens[0].x > right(box))
    const cell = row.cells[at]
    const others = row.cells.slice(0, at).filter((each) => !isOwn(each) && right(widthOf(each)) > box.x)
    const [token] = cell ? loneNumber(cell) : []
    if (!cell || !token || others.length > 0 || row.cells[at + 1]?.words.length === 0 || token.x - right(box) > 40 * row.pitch) return []
    const distance = (y: number) => Math.abs(y - centreY(token))
    const nearest = Math.min(...rows.slice(first, last + 1).map(({ y }) => distance(y)))
    const isOwned = rows.some(({ y, cells }) => distance(y) <= nearest + 0.3 * height && cells.some((each) => each.words.length > 0 && !isOwn(each) && overlaps(widthOf(each), box) && right(widthOf(each)) < token.x))
    return isOwned ? [] : [token]
  })
}

function hasBelow({ box, last }: HeaderCell, rows: readonly Row[]): boolean {
  const [row, below] = [rows[last], rows[last + 1]]
  return Boolean(row && below && isNear(row, below) && below.tokens.some((token) => token.kind === 'number' && sharedWidth(token, box) > 0.3))
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
