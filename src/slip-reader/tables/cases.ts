import { apart, around, centreX, right, sharedWidth, type Box } from '#slip-reader/page/box.ts'
import type { Standing } from './columns.ts'
import type { HeaderCell } from './header-cells.ts'
import { readLabel } from '#slip-reader/words/label.ts'
import { confirmed } from '#slip-reader/words/surely.ts'
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
export function casesOf(captions: readonly HeaderCell[], header: Row | undefined, figures: Row | undefined): Cases | null {
  if (captions.length < 2 || !figures || figures.tokens.some((token) => token.kind === 'number' && token.confidence < confirmed)) return null
  const boxes = captions.map(({ box }) => box).sort((one, other) => one.x - other.x)
  const owners = arePairs(figures.cells) ? null : ofItsUnit(captions, figures) ?? (oneByOne(boxes, figures) ?? rightUnder(boxes, figures) ?? aligned(boxes, figures))
  if (owners) return { standing: standingAt(owners, figures), reach: 0, filled: true }
  return { standing: [...standingIn(figures).map(withUnit), ...wordsIn(figures)], reach: reachOf(captions, header, figures), filled: false }
}

/** '890 kg' alone somewhere under 'Poids total' and 'Palettes rendues'. */
function ofItsUnit(captions: readonly HeaderCell[], { tokens: [only, ...more] }: Row): readonly Box[] | null {
  const weights = captions.filter(({ words }) => readLabel(words).names === 'weight')
  const isMass = only?.kind === 'number' && only.unit === 'kg' && more.length === 0 && only.confidence >= confirmed
  return isMass && weights.length === 1 && weights[0] ? [weights[0].box] : null
}

/** As many cells as captions, each from its caption to the next one, or nearer to its caption than to any other. */
function oneByOne(captions: readonly Box[], { cells }: Row): readonly Box[] | null {
  const isIn = (box: Box, at: number) => (captions[at] as Box).x <= box.x + 2 && right(box) <= (captions[at + 1]?.x ?? Infinity)
  const isNearest = (box: Box, at: number) => captions.every((caption, other) => other === at || apart(caption, box) > apart(captions[at] as Box, box))
  return cells.length === captions.length && cells.map(boxOf).every((box, at) => isIn(box, at) || isNearest(box, at)) ? captions : null
}

/** The captions that the cells stand right under when some cases are empty: each of three or more under one of its own, and none beside it. */
function rightUnder(captions: readonly Box[], { cells }: Row): readonly Box[] | null {
  const owners = cells.map(boxOf).map((box) => captions.filter((caption) => sharedWidth(caption, box) > 0.2)).map(([caption, ...more]) => (more.length === 0 ? caption : undefined))
  const found = owners.filter((caption) => caption !== undefined)
  const isUnder = found.every((caption, at) => sharedWidth(caption, boxOf(cells[at] as Cell)) > 0.7)
  return found.length === cells.length && isUnder && new Set(found).size === found.length && found.length > 2 ? found : null
}

/** The captions of the cells when some cases are empty: all are set at the left, in the middle or at the right of the room between their caption and the next; in cases of one width two of them show it. */
function aligned(captions: readonly Box[], { cells }: Row): readonly Box[] | null {
  const width = widthOfAll(captions)
  const placed = cells.map(boxOf).map((box) => {
    const at = captions.findLastIndex(({ x, height }) => x <= box.x + 0.2 * height)
    const caption = captions[at]
    return { box, caption, end: captions[at + 1]?.x ?? (caption && width ? caption.x + width : 0) }
  })
  const [first] = placed
  if (!first || !placed.every(({ box, caption, end }) => caption && right(box) <= end) || new Set(placed.map(({ caption }) => caption)).size < Math.max(width ? 2 : 3, cells.length)) return null
  const away = placed.map(({ box, caption, end }) => [box.x - (caption as Box).x, centreX(box) - ((caption as Box).x + end) / 2, end - right(box)])
  const isEven = away[0]?.some((_, side) => Math.max(...away.map((each) => each[side] ?? 0)) - Math.min(...away.map((each) => each[side] ?? 0)) < 0.3 * first.box.height)
  return isEven ? placed.map(({ caption }) => caption as Box) : null
}

/** From each caption to the next, where all of three or more are as far apart. */
function widthOfAll(captions: readonly Box[]): number | null {
  const widths = captions.slice(1).map(({ x }, at) => x - (captions[at] as Box).x)
  const [least, most] = [Math.min(...widths), Math.max(...widths)]
  return widths.length > 1 && most < 1.04 * least ? most : null
}

function standingAt(owners: readonly Box[], row: Row): Standing[] {
  return row.cells.map(({ tokens: [token, ...more] }, at) => ({ row, box: owners[at] as Box, token: token.kind === 'number' && token.unit !== 'other' && more.length === 0 ? token : null }))
}

function boxOf({ tokens }: Cell): Box {
  const last = tokens.at(-1) ?? tokens[0]
  return { ...around(tokens), width: (last.kind === 'number' ? last.reach : right(last)) - tokens[0].x }
}

/** 'Palettes  4    Articles  6': labels and their figures side by side. */
function arePairs(cells: readonly Cell[]): boolean {
  return cells.every(({ tokens, words }, at) => (at % 2 === 0) === (words.length === tokens.length))
}

/** In a case of its own a figure is set with its unit. */
function withUnit(standing: Standing): Standing {
  const { token } = standing
  return token ? { ...standing, box: { ...token, width: token.reach - token.x } } : standing
}

/** The cells of mere words keep the place of their caption: 'Notre camion' under 'Expédition'. */
function wordsIn(row: Row): Standing[] {
  return row.cells.filter(({ tokens, words }) => tokens.length === words.length).map(({ box }) => ({ row, box, token: null }))
}

/** Far when each caption has its figure; where a case is empty, its neighbour's figure is not its own. What is said within the line, 'TVA : 20', ends the cases. */
function reachOf(captions: readonly HeaderCell[], header: Row | undefined, { cells }: Row): number {
  const end = Math.min(...cells.filter(({ tokens, words }) => words.length > 0 && words.length < tokens.length).map(({ tokens: [first] }) => first.x))
  const isOpen = ({ words }: HeaderCell) => header?.tokens[header.tokens.indexOf(words.at(-1) as WordToken) + 1]?.kind !== 'number'
  const filled = cells.filter(({ tokens: [first] }) => first.x < end && !(first.kind !== 'code' && first.parted))
  const lacking = captions.filter((caption) => caption.box.x < end && isOpen(caption)).length - filled.length
  return lacking === 0 ? 100 : lacking > 0 && end === Infinity ? 0 : 4
}
