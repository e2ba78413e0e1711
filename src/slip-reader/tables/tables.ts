import { sharedHeight } from '#slip-reader/words/box.ts'
import { weightHeaders, wordCells, type HeaderCell } from './header-cells.ts'
import { readLabel, type Label } from '#slip-reader/words/label.ts'
import { readTable, type Table } from './table.ts'
import { headingsOf } from './headings.ts'
import type { Row } from '#slip-reader/words/token.ts'
import type { Concept } from '#slip-reader/words/vocabulary.ts'

/**
 * The tables and boxes of a slip that have a weight among their headings; one that runs on over a page is not headed
 * again on the next.
 */
export function tablesOf(pages: readonly (readonly Row[])[]): Table[] {
  let running: readonly HeaderCell[] = []
  return pages.flatMap((rows) => {
    const cells = wordCells(rows)
    const groups = sideBySide(weightHeaders(rows, cells).filter(({ words }) => headsWeights(readLabel(words))))
    const ends = groups.map((headers, at) => endOf(headers, groups.slice(at + 1), rows, cells))
    const begun = rows.findIndex(
      (row) => row.tokens.filter(({ kind }) => kind === 'number').length > 1 || carriesOver(row),
    )
    const isRunning = running.length > 0 && groups.length === 0 && begun >= 0
    const tables = groups.map((headers, at) =>
      readTable(rows, headingsOf(headers, rows, cells), ends[at] ?? rows.length),
    )
    if (isRunning) return [readTable(rows, { cells: running, top: begun - 1, from: begun - 1 }, rows.length)]
    running = tables.at(-1)?.listsGoods ? headingsOf(groups.at(-1) ?? [], rows, cells).cells : []
    return tables
  })
}

/** A table ends where another heading begins, of weights or of anything else. */
function endOf(
  headers: readonly HeaderCell[],
  later: readonly (readonly HeaderCell[])[],
  rows: readonly Row[],
  cells: readonly (readonly HeaderCell[])[],
): number {
  const from = headingsOf(headers, rows, cells).from + 1
  const next = later.flatMap((each) => each.map(({ first }) => first)).filter((first) => first >= from)
  const other = rows.findIndex((row, index) => index >= from && isHeading(row, cells[index] ?? []))
  return Math.min(...next, other < 0 ? rows.length : other)
}

function carriesOver(row: Row): boolean {
  return row.tokens.some((token) => token.kind === 'word' && token.concept === 'carry')
}

function headsWeights({ names, of, refused, perUnit }: Label): boolean {
  return (names === 'weight' || names === 'kg' || of !== 'plain') && (!refused || perUnit)
}

/** 'Désignation', 'Qté', 'Prix' on a line without numbers: another table begins, of no weights. */
export function isHeading(row: Row, cells: readonly HeaderCell[]): boolean {
  if (row.tokens.some(({ kind }) => kind === 'number')) return false
  return (
    cells.filter(({ words }) => words.length < 4 && words.some(({ concept }) => concept && ofHeadings.has(concept)))
      .length > 1
  )
}

const ofHeadings = new Set<Concept>(['item', 'count', 'money', 'measure', 'perUnit'])

function sideBySide(headers: readonly HeaderCell[]): [HeaderCell, ...HeaderCell[]][] {
  const groups: [HeaderCell, ...HeaderCell[]][] = []
  for (const header of headers) {
    const group = groups.find(
      ([first]) => first.first <= header.last && header.first <= first.last && sharedHeight(first.box, header.box) > 0,
    )
    if (group) group.push(header)
    else groups.push([header])
  }
  return groups
}
