import { apart, around, right, type Box } from '#slip-reader/words/box.ts'
import type { Standing } from './columns.ts'
import type { HeaderCell } from './header-cells.ts'
import { confirmed } from '#slip-reader/words/confident.ts'
import { standingIn } from './table-lines.ts'
import type { Cell, Row, WordToken } from '#slip-reader/words/token.ts'

/** A line of figures in cases under their captions: what stands in it, and how far from its caption, in characters. */
export interface Cases {
  readonly standing: readonly Standing[]
  readonly reach: number
  /** Whether each figure surely stands in the case of its caption. */
  readonly filled: boolean
}

/** Null for a single caption, and where a reader of pictures may have lost a caption or a figure. */
export function casesOf(
  captions: readonly HeaderCell[],
  header: Row | undefined,
  figures: Row | undefined,
): Cases | null {
  if (
    captions.length < 2 ||
    !figures ||
    figures.tokens.some((token) => token.kind === 'number' && token.confidence < confirmed)
  )
    return null
  const boxes = captions.map(({ box }) => box).sort((one, other) => one.x - other.x)
  const owners = arePairs(figures.cells) ? null : oneByOne(boxes, figures)
  if (owners) return { standing: standingAt(owners, figures), reach: 0, filled: true }
  return {
    standing: [...standingIn(figures), ...wordsIn(figures)],
    reach: reachOf(captions, header, figures),
    filled: false,
  }
}

/** As many cells as captions, each from its caption to the next one, or nearer to its caption than to any other. */
function oneByOne(captions: readonly Box[], { cells }: Row): readonly Box[] | null {
  const isIn = (box: Box, at: number) =>
    (captions[at] as Box).x <= box.x + 2 && right(box) <= (captions[at + 1]?.x ?? Infinity)
  const isNearest = (box: Box, at: number) =>
    captions.every((caption, other) => other === at || apart(caption, box) > apart(captions[at] as Box, box))
  return cells.length === captions.length && cells.map(boxOf).every((box, at) => isIn(box, at) || isNearest(box, at))
    ? captions
    : null
}

function standingAt(owners: readonly Box[], row: Row): Standing[] {
  return row.cells.map(({ tokens: [token, ...more] }, at) => ({
    row,
    box: owners[at] as Box,
    token: token.kind === 'number' && token.unit !== 'other' && more.length === 0 ? token : null,
  }))
}

function boxOf({ tokens }: Cell): Box {
  const last = tokens.at(-1) ?? tokens[0]
  return { ...around(tokens), width: (last.kind === 'number' ? last.reach : right(last)) - tokens[0].x }
}

/** 'Palettes  4    Articles  6': labels and their figures side by side. */
function arePairs(cells: readonly Cell[]): boolean {
  return cells.every(({ tokens, words }, at) => (at % 2 === 0) === (words.length === tokens.length))
}

/** The cells of mere words keep the place of their caption: 'Notre camion' under 'Expédition'. */
function wordsIn(row: Row): Standing[] {
  return row.cells
    .filter(({ tokens, words }) => tokens.length === words.length)
    .map(({ box }) => ({ row, box, token: null }))
}

/**
 * Far when each caption has its figure; where a case is empty, its neighbour's figure is not its own. What is said
 * within the line, 'TVA : 20', ends the cases.
 */
function reachOf(captions: readonly HeaderCell[], header: Row | undefined, { cells }: Row): number {
  const end = Math.min(
    ...cells
      .filter(({ tokens, words }) => words.length > 0 && words.length < tokens.length)
      .map(({ tokens: [first] }) => first.x),
  )
  const isOpen = ({ words }: HeaderCell) =>
    header?.tokens[header.tokens.indexOf(words.at(-1) as WordToken) + 1]?.kind !== 'number'
  const filled = cells.filter(({ tokens: [first] }) => first.x < end && !(first.kind !== 'code' && first.parted))
  const lacking = captions.filter((caption) => caption.box.x < end && isOpen(caption)).length - filled.length
  return lacking === 0 ? 100 : lacking > 0 && end === Infinity ? 0 : 4
}
