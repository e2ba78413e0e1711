import { sharedWidth } from '#slip-reader/page/box.ts'
import type { Cell, NumberToken, Row } from './token.ts'

/** Whether a mass stands in a pile of figures of the whole slip, as '3 palettes' over '963 kg' over '2,1 m³'. */
export function isAmongFigures(token: NumberToken, rows: readonly Row[], row: Row): boolean {
  return [rows[row.index - 1], rows[row.index + 1]].some((other) => other && Math.abs(other.y - row.y) < 2.6 * Math.max(other.height, row.height) && other.cells.some((cell) => isFigure(cell) && sharedWidth(cell.tokens[0], token) > 0))
}

/** So many pieces and nothing else. */
function isFigure({ tokens: [number, noun, ...more] }: Cell): boolean {
  if (number.kind !== 'number' || more.length > 0 || number.number.decimals > 0) return false
  const said = number.noun ?? (noun?.kind === 'word' ? noun.text : '')
  return /^(?:colis|palettes?|pal\.?|articles?|supports?|um)$/i.test(said) && (number.noun === null || !noun)
}
