import { around, sharedWidth } from '#slip-reader/words/box.ts'
import { certain } from '#slip-reader/words/confident.ts'
import { textOf } from '#slip-reader/words/text-of.ts'
import type { Row, Token } from '#slip-reader/words/token.ts'

/** What a slip says of the pieces it brings. */
export interface Pieces {
  /** The most it says: 'Nb colis : 4', '[Colis] over [4]', 'Colis 1/1'. Null when it says nothing. */
  readonly count: number | null
  /**
   * Whether it is the label of one piece among others, 'Colis 2/5', and not the list of them all: what it weighs is
   * then that piece.
   */
  readonly isOneOfSeveral: boolean
  /** Whether it tells several of them one by one, if not all: 'Colis 2/27', 'Colis 3/27', … */
  readonly areListed: boolean
}

/** A run of a line's tokens with no wider gap between. */
export type Run = readonly [Token, ...Token[]]

interface Mention {
  readonly nth: number | null
  readonly count: number
  /** Whether nothing but the number shows that it is a count: 'Palette : 14', but not 'Nb palettes : 14'. */
  readonly isBare?: boolean
}

/** What the lines of a slip say of its pieces. */
export function piecesTold(all: readonly (readonly Run[])[]): Pieces {
  // Of a rule between two lines a reader of pictures leaves a line with nothing on it.
  const lines = all.filter((runs) => runs.length > 0)
  const isPrinted = lines.every((runs) =>
    runs.every((run) => run.every((token) => token.kind !== 'number' || token.confidence === certain)),
  )
  const mentions = lines.flatMap((runs, at) =>
    !runs.some(speaksOfPieces)
      ? []
      : [
          ...inLine(runs.map(textOf).join('  ')),
          ...runs.flatMap((run, place) => (caption.test(textOf(run)) ? under(runs, place, lines.slice(at + 1)) : [])),
        ],
  )
  const told = isPrinted ? mentions : mentions.map(strokeRead)
  const nths = told.filter(({ nth, count }) => nth !== null && count > 1 && nth <= count)
  const toldOf = (count: number) => new Set(nths.filter((each) => each.count === count).map(({ nth }) => nth)).size
  const isOneOfSeveral = nths.some(({ count }) => toldOf(count) < count)
  return {
    count: told.length === 0 ? null : Math.max(...told.map(({ count }) => count)),
    isOneOfSeveral,
    areListed: nths.length > 0 && nths.every(({ count }) => toldOf(count) > 2),
  }
}

/** The runs of lines that are cut into cells. */
export function runsIn(rows: readonly Row[]): Run[][] {
  return rows.map(({ cells }) => cells.map(({ tokens }) => tokens))
}

const piece = '(?:colis|palettes?|pallets?|pal\\.?|paquets?|unité|supports?|um)'
const [nthOf, counted] = [
  new RegExp(
    `(?<!/ ?)${piece} *(?:n°|:)? *(0{0,2}\\d{1,2}) *(?:/|sur|de) *(0{0,2}\\d{1,2})(?!\\d|[/,.]\\d| ?h(?:eures?)?\\b)`,
    'gi',
  ),
  new RegExp(
    `(?<![\\d/.,] ?)\\b(\\d{1,3}) ${piece}(?![\\p{L}/])|\\b(?:nb|nbre|nombre)\\.? ?(?:de |d[’'])?${piece} *:? *(\\d{1,3})(?![\\d.,]| ?/)|\\b${piece} ?: *(\\d{1,3})(?![\\d.,]| ?/)`,
    'giu',
  ),
]
const caption = new RegExp(`^(?:(?:nb|nbre|nombre)\\.? ?(?:de |d[’'])?)?${piece}(?: ?/ ?${piece})?(?: n°)? ?:?$`, 'i')

/** The label of pallet '2/4' whose stroke a reader of pictures takes for a 1, '214', or sees twice, '21/4'. */
function strokeRead(mention: Mention): Mention {
  if (mention.nth !== null && mention.nth > mention.count && mention.nth % 10 === 1)
    return { ...mention, nth: Math.floor(mention.nth / 10) }
  const [, nth, count] =
    (mention.isBare && mention.nth === null && /^([1-9])1([1-9])$/.exec(String(mention.count))) || []
  return nth && Number(nth) <= Number(count) ? { nth: Number(nth), count: Number(count) } : mention
}

function inLine(text: string): Mention[] {
  const counts = [...text.matchAll(counted)].map((found): Mention => ({
    nth: null,
    count: Number(found.slice(1).find(Boolean)),
    isBare: found[3] !== undefined,
  }))
  return [
    ...counts,
    ...[...text.matchAll(nthOf)].map(([, nth, count]): Mention => ({ nth: Number(nth), count: Number(count) })),
  ].filter(({ count }) => count > 0)
}

function speaksOfPieces(run: Run): boolean {
  return run.some((token) => anyPiece.test(token.text) || (token.kind === 'number' && token.noun !== null))
}

const anyPiece = new RegExp(piece, 'i')

/**
 * The figure under a caption, or in its case where there are as many figures as captions; several make a list of which
 * each line is one piece.
 */
function under(captions: readonly Run[], place: number, below: readonly (readonly Run[])[]): Mention[] {
  const box = around(captions[place] as Run)
  const found: Mention[] = []
  for (const runs of below) {
    const touched = runs.filter((each) => sharedWidth(around(each), box) > 0)
    const [figure, ...more] =
      touched.length > 0 || runs.length !== captions.length ? touched : runs.slice(place, place + 1)
    const [, nth, count] =
      /^(?:(\d{1,2}) ?(?:\/|sur) ?)?(\d{1,3})$/.exec(figure && more.length === 0 ? textOf(figure) : '') ?? []
    if (!count) break
    found.push({
      nth: nth ? Number(nth) : null,
      count: Number(count),
      isBare: !/^n/i.test(textOf(captions[place] as Run)),
    })
  }
  return found.length === 1 || found.every(({ nth }) => nth !== null) ? found.filter(({ count }) => count > 0) : []
}
