import { right, sharedWidth } from '#slip-reader/words/box.ts'
import { runsOf } from '#slip-reader/words/cells.ts'
import { heaviestTruck } from '#slip-reader/words/heaviest-truck.ts'
import { certain, confirmed } from '#slip-reader/words/confident.ts'
import type { NumberToken, Token } from '#slip-reader/words/token.ts'
import type { Mark } from '#slip-reader/words/written-number.ts'

/**
 * Doubts numbers of a picture whose decimal mark may be lost or misread: '4125' may be 412,5 where marks got lost, '12
 * t' is likelier 1,2 t, and the dot of '8.000' may be a comma.
 */
export function doubtMarks(lines: readonly (readonly Token[])[], pitches: readonly number[]): (readonly Token[])[] {
  if (lines.every((tokens) => tokens.every((token) => token.kind !== 'number' || token.confidence === certain)))
    return [...lines]
  const figures = lines.flatMap((tokens, at) =>
    runsOf(tokens, pitches[at] ?? 1)
      .filter((run) => run.every(({ kind }) => kind !== 'word'))
      .flat(),
  )
  const from = leastDoubted(figures)
  const hasThree = {
    '.': figures.some(({ text }) => /^\d+,\d{3}$/.test(text)),
    ',': figures.some(({ text }) => /^\d+\.\d{3}$/.test(text)),
  }
  const alone = new Set(
    figures.filter((figure, at) => /^\d{3,}$/.test(figure.text) && standsAmong(figure, at, figures, true)),
  )
  const isWhole = (token: NumberToken) => token.confidence >= confirmed && token.isWhole === true
  return lines.map((tokens) =>
    tokens.map((token) =>
      token.kind === 'number' &&
      token.doubt === null &&
      mayLackMark(token, alone.has(token) ? 100 : from, hasThree) &&
      !isWhole(token)
        ? { ...token, doubt: 'unmarked' }
        : token,
    ),
  )
}

function mayLackMark(
  { confidence, number, text, unit }: NumberToken,
  from: number,
  hasThree: Readonly<Record<Mark, boolean>>,
): boolean {
  if (confidence === certain) return false
  if (number.open) return unit !== 't' && hasThree[number.open] && number.asThousands <= heaviestTruck
  if (number.decimals > 0 || /\d[ '’]\d{3}/.test(text)) return false
  return unit === 't' || number.asDecimal >= from || (unit === null && /\d[.,]$/.test(text))
}

/**
 * From which on a whole number is doubtful: any of three digits where a column of decimals holds one without, any over
 * a thousand where nothing shows that marks are read.
 */
function leastDoubted(figures: readonly Token[]): number {
  if (figures.some((figure, at) => /^\d{3,}$/.test(figure.text) && standsAmong(figure, at, figures))) return 100
  return figures.filter(({ text }) => /\d[.,]\d/.test(text)).length < fewMarks ? fromFew : Infinity
}

const fewMarks = 4
const fromFew = 1000

/**
 * Whether the figures of its column have decimals: its neighbours, or, `loosely`, two of the nearest six and more than
 * have none.
 */
function standsAmong(figure: Token, at: number, figures: readonly Token[], loosely = false): boolean {
  const isOver = (other: Token) =>
    Math.abs(right(other) - right(figure)) < 0.3 * figure.width &&
    sharedWidth(figure, other) > 0.5 &&
    Math.abs(other.y - figure.y) > 0.5 * figure.height
  const reach = loosely ? 3 : 2
  const beside = [
    ...figures
      .slice(Math.max(0, at - near), at)
      .filter(isOver)
      .slice(-reach),
    ...figures
      .slice(at + 1, at + 1 + near)
      .filter(isOver)
      .slice(0, reach),
  ]
  const marked = beside.filter(({ text }) => /\d[.,]\d{1,3}$/.test(text))
  return marked.length > 1 && (loosely ? 2 * marked.length > beside.length : marked.length === beside.length)
}

/** So many figures away at most: a few lines of a wide table. */
const near = 32
