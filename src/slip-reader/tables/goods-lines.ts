import { right } from '#slip-reader/words/box.ts'
import { namesArticles, wordCells } from './header-cells.ts'
import { isNeutral } from '#slip-reader/words/label-words.ts'
import { kindOf, standingIn } from './table-lines.ts'
import { isHeading } from './tables.ts'
import type { Cell, Row, Token, WordToken } from '#slip-reader/words/token.ts'

/** Where a page lists goods: from its line of headings to its last line with a number of its own. */
export interface GoodsLines {
  readonly page: number
  readonly from: number
  readonly to: number
  readonly lines: number
  /** The height above which a weight below its last line may be that of its article. */
  readonly reach: number
  /** Where its headings end, with some room; what stands further right is a list of its own. */
  readonly right: number
}

/** The lists of goods of a page, whether they give weights or not. */
export function goodsLines(rows: readonly Row[]): GoodsLines[] {
  const cells = wordCells(rows)
  const headings = rows.filter((row, index) => isHeading(row, cells[index] ?? []) && cells[index]?.some(namesArticles))
  return headings.map((heading, at) => {
    const end = headings[at + 1]?.index ?? rows.length
    let [last, lines] = [heading, 0]
    for (const row of rows.slice(heading.index + 1, end)) {
      if (row.y - last.y > 9 * Math.max(row.height, last.height)) break
      if (headsWeights(row)) break
      if (!isLine(row)) continue
      last = row
      lines += 1
    }
    const step = (rows[heading.index + 1]?.y ?? heading.y) - heading.y
    return {
      page: heading.page,
      from: heading.index,
      to: last.index,
      lines,
      reach: last.y + 1.7 * Math.max(step, last.height),
      right: right(heading.tokens.at(-1) as Token) + 12 * heading.pitch,
    }
  })
}

/** 'Poids net   Poids brut   Port' over figures of the whole slip. */
function headsWeights({ tokens, cells }: Row): boolean {
  return (
    cells.length > 1 &&
    cells.some(
      (cell) =>
        (isLabel(cell) || !cell.label.odd) &&
        cell.label.names === 'weight' &&
        cell.words.length === cell.tokens.length &&
        tokens[tokens.indexOf(cell.words.at(-1) as WordToken) + 1]?.kind !== 'number',
    )
  )
}

function isLine(row: Row): boolean {
  return (
    !row.cells.some((cell) => isLabel(cell)) &&
    row.tokens.some(({ kind }) => kind === 'word') &&
    standingIn(row).some(({ token }) => token && !token.parted && kindOf(token, row) === 'line')
  )
}

/** 'TVA', 'Poids brut', 'Volume total' in a cell of their own: figures of the whole slip. */
function isLabel({ tokens, words }: Cell): boolean {
  if (
    words.length === 0 ||
    words.length !== tokens.length ||
    !words.every(({ concept, unit, text }) => concept ?? unit ?? isNeutral(text))
  )
    return false
  return words.some(
    ({ concept }) =>
      concept === 'money' || concept === 'weight' || concept === 'load' || concept === 'measure' || concept === 'total',
  )
}
