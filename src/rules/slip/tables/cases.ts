import { around } from '#rules/slip/page/box.ts'
import type { Standing } from './columns.ts'
import type { HeaderCell } from './header-cells.ts'
import { certain } from '#rules/slip/words/surely.ts'
import { standingIn } from './table-lines.ts'
import type { Row, WordToken } from '#rules/slip/words/token.ts'

/** A line of figures in cases under their captions: what stands in it, and how far from its caption, in characters. */
export interface Cases {
  readonly standing: readonly Standing[]
  readonly reach: number
}

/** Null for a single caption, and where a reader of pictures may have lost a caption or a figure. */
export function casesOf(captions: readonly HeaderCell[], header: Row | undefined, figures: Row | undefined): Cases | null {
  if (captions.length < 2 || !figures || figures.tokens.some((token) => token.kind === 'number' && token.confidence < certain)) return null
  return { standing: [...standingIn(figures).map(withUnit), ...wordsIn(figures)], reach: reachOf(captions, header, figures) }
}

/** In a case of its own a figure is set with its unit. */
function withUnit(standing: Standing): Standing {
  const { token } = standing
  return token ? { ...standing, box: { ...token, width: token.reach - token.x } } : standing
}

/** The cells of mere words keep the place of their caption: 'Notre camion' under 'Expédition'. */
function wordsIn(row: Row): Standing[] {
  return row.cells.filter(({ tokens, words }) => tokens.length === words.length).map(({ tokens }) => ({ row, box: around(tokens), token: null }))
}

/** Far when each caption has its figure; where a case is empty, its neighbour's figure is not its own. What is said within the line, 'TVA : 20', ends the cases. */
function reachOf(captions: readonly HeaderCell[], header: Row | undefined, { cells }: Row): number {
  const end = Math.min(...cells.filter(({ tokens, words }) => words.length > 0 && words.length < tokens.length).map(({ tokens: [first] }) => first.x))
  const isOpen = ({ words }: HeaderCell) => header?.tokens[header.tokens.indexOf(words.at(-1) as WordToken) + 1]?.kind !== 'number'
  const filled = cells.filter(({ tokens: [first] }) => first.x < end && !(first.kind !== 'code' && first.parted))
  const lacking = captions.filter((caption) => caption.box.x < end && isOpen(caption)).length - filled.length
  return lacking === 0 ? 100 : lacking > 0 && end === Infinity ? 0 : 4
}
