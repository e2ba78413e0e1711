import { kgOf } from './claim.ts'
import type { GoodsLines } from '#slip-reader/tables/goods-lines.ts'
import { meantBy, type Meant } from './mass-meaning.ts'
import type { MassUnit } from '#slip-reader/words/mass-unit.ts'
import { phraseAround } from '#slip-reader/words/phrase.ts'
import { confirmed } from '#slip-reader/words/confident.ts'
import type { NumberToken, Row } from '#slip-reader/words/token.ts'
import type { NumberStyle } from '#slip-reader/words/written-number.ts'

/** A quantity that a slip gives in kg or tonnes, whatever stands around it. */
export interface Candidate {
  readonly token: NumberToken
  readonly row: Row
  readonly unit: MassUnit
  readonly as: Meant
  readonly of: 'gross' | 'net' | 'plain'
  /** Whether it stands in a list of goods. */
  readonly listed: boolean
}

/** Every mass of a page that is read beyond doubt. */
export function candidates(rows: readonly Row[], goods: readonly GoodsLines[]): Candidate[] {
  return rows.flatMap((row) =>
    row.tokens.flatMap((token, at): Candidate[] => {
      if (
        token.kind !== 'number' ||
        !token.unit ||
        token.unit === 'other' ||
        token.negative ||
        token.confidence < confirmed ||
        token.doubt
      )
        return []
      const phrase = phraseAround(rows, row, at)
      const as = meantBy(phrase, token, row)
      const listed = goods.some(({ from, to, right }) => row.index > from && row.index <= to && token.x < right)
      const words = [...phrase.before, ...phrase.after]
      const of = (['gross', 'net'] as const).find((kind) => words.some(({ concept }) => concept === kind)) ?? 'plain'
      return [{ token, row, unit: token.unit, as: listed && as === 'load' ? 'open' : as, of, listed }]
    }),
  )
}

/** Kg. */
export function candidateKg({ token, unit }: Candidate, style: NumberStyle): number {
  return kgOf({ token, unit }, style)
}
