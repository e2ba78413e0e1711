import { isAmongFigures } from '#slip-reader/words/among-figures.ts'
import { kgOf } from './claim.ts'
import type { GoodsLines } from '#slip-reader/tables/goods-lines.ts'
import { meantBy, type Meant } from './mass-meaning.ts'
import { isNeutral, namesWhole } from '#slip-reader/words/label-words.ts'
import type { MassUnit } from '#slip-reader/words/mass-unit.ts'
import { phraseAround, type Phrase } from '#slip-reader/words/phrase.ts'
import { confirmed } from '#slip-reader/words/surely.ts'
import type { NumberToken, Row } from '#slip-reader/words/token.ts'
import { wordsOver } from '#slip-reader/words/words-over.ts'
import type { NumberStyle } from '#slip-reader/words/written-number.ts'

/** A quantity that a slip gives in kg or tonnes, whatever stands around it. */
export interface Sighting {
  readonly token: NumberToken
  readonly row: Row
  readonly unit: MassUnit
  readonly as: Meant
  readonly of: 'gross' | 'net' | 'plain'
  /** Whether it stands in a list of goods. */
  readonly listed: boolean
}

/** Every mass of a page that is read beyond doubt. */
export function sightings(rows: readonly Row[], goods: readonly GoodsLines[]): Sighting[] {
  return rows.flatMap((row) =>
    row.tokens.flatMap((token, at): Sighting[] => {
      if (token.kind !== 'number' || !token.unit || token.unit === 'other' || token.negative || token.confidence < confirmed || token.doubt) return []
      const phrase = phraseAround(rows, row, at)
      const over = isAlone(phrase, token, row) ? wordsOver(token, rows, row) : []
      const as = meantBy(over.length > 0 ? { ...phrase, before: over } : phrase, token, row, { isHeaded: over.length > 0, isStacked: over.length === 0 && isAlone(phrase, token, row) && isAmongFigures(token, rows, row), isNamed: isUnderName(rows, row) })
      const listed = goods.some(({ from, to, right }) => row.index > from && row.index <= to && token.x < right)
      const words = [...phrase.before, ...phrase.after, ...over]
      const of = (['gross', 'net'] as const).find((kind) => words.some(({ concept }) => concept === kind)) ?? 'plain'
      return [{ token, row, unit: token.unit, as: listed && as === 'load' && !isOfDelivery(token, row) ? 'open' : as, of, listed }]
    }),
  )
}

/** 'Livraison (412,5 kg)  49,00' among the goods */
function isOfDelivery(token: NumberToken, { tokens: [first, second] }: Row): boolean {
  return first?.kind === 'word' && namesWhole(first.text) && second === token && token.text.startsWith('(')
}

/** 'Sable en big bag' over '1 000 kg – 3 palettes': the figures of one article. */
function isUnderName(rows: readonly Row[], row: Row): boolean {
  const [above, here] = [rows[row.index - 1]?.tokens[0], row.tokens[0]]
  const isNear = above && here && row.y - (rows[row.index - 1] as Row).y < 2.2 * row.height && Math.abs(above.x - here.x) < 3 * row.pitch
  return Boolean(isNear && above.kind === 'word' && !above.concept && !isNeutral(above.text) && !namesWhole(above.text))
}

/** Kg. */
export function sightedKg({ token, unit }: Sighting, style: NumberStyle): number {
  return kgOf({ token, unit }, style)
}

/** In a box of its own. */
function isAlone({ before, after }: Phrase, token: NumberToken, { cells }: Row): boolean {
  return before.length + after.length === 0 && cells.some(({ tokens }) => tokens.length === 1 && tokens[0] === token)
}
