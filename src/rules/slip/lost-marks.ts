import { sharedWidth } from './box.ts'
import { heaviestTruck } from './heaviest-truck.ts'
import { certain } from './surely.ts'
import type { CodeToken, NumberToken, Token } from './token.ts'

/**
 * Doubts numbers of a picture whose decimal mark may be lost or misread, however sure the reader is: '4125' may be 412,5 where
 * marks got lost elsewhere on the page, '12 t' is likelier 1,2 t, and of '8.000' the dot may be a comma.
 */
export function doubtMarks(lines: readonly (readonly Token[])[]): (readonly Token[])[] {
  const from = leastDoubted(lines)
  return lines.map((tokens) => tokens.map((token) => (token.kind === 'number' && token.doubt === null && mayLackMark(token, from) ? { ...token, doubt: 'unmarked' } : token)))
}

function mayLackMark({ confidence, number, text, unit }: NumberToken, from: number): boolean {
  if (confidence === certain) return false
  if (number.open) return unit !== 't' && number.asThousands <= heaviestTruck
  if (number.decimals > 0 || /\d[ '’]\d{3}/.test(text)) return false
  return unit === 't' || number.asDecimal >= from
}

/** From which on a whole number is doubtful: any of three digits where a column of decimals holds one without, any over a thousand where nothing shows that marks are read. */
function leastDoubted(lines: readonly (readonly Token[])[]): number {
  const figures = lines.flatMap((tokens) => tokens.filter((token) => token.kind !== 'word').filter(({ text }) => /^\d[\d.,]*$/.test(text)))
  if (figures.some((figure, at) => /^\d{3,}$/.test(figure.text) && standsAmong(figure, at, figures))) return 100
  return figures.filter(({ text }) => /\d[.,]\d/.test(text)).length < fewMarks ? 1000 : Infinity
}

const fewMarks = 4

/** Whether the next figures above and below it have decimals. */
function standsAmong(figure: NumberToken | CodeToken, at: number, figures: readonly (NumberToken | CodeToken)[]): boolean {
  const isOver = (other: NumberToken | CodeToken) => sharedWidth(figure, other) > 0.5 && Math.abs(other.y - figure.y) > 0.5 * figure.height
  const beside = [figures.slice(Math.max(0, at - near), at).findLast(isOver), figures.slice(at + 1, at + 1 + near).find(isOver)].filter((other) => other !== undefined)
  return beside.length > 0 && beside.every(({ text }) => /\d[.,]\d{1,3}$/.test(text))
}

/** So many figures away at most, two lines of a wide table. */
const near = 24
