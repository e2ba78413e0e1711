import { heaviestTruck, isOfPieces } from '#slip-reader/words/heaviest-truck.ts'
import { kgPer } from '#slip-reader/words/mass-unit.ts'
import type { Row } from '#slip-reader/words/token.ts'
import type { Mark, MarkMeaning, NumberStyle } from '#slip-reader/words/written-number.ts'

/**
 * How a slip may write its numbers, the likelier first: '12,50' leaves the comma to decimals, the dot to thousands.
 * `heaviest`, kg: what a piece may weigh. Without a witness '1.250' is 1250.
 */
export function numberStyles(rows: readonly Row[], heaviest: number): readonly NumberStyle[] {
  const heard = witnesses(rows, heaviest)
  const dot = meaningsOf('.', heard, standsForLoad(rows) ? ['thousands'] : ['thousands', 'decimal'])
  const comma = meaningsOf(',', heard, ['decimal', 'thousands'])
  return dot.flatMap((ofDot) => comma.map((ofComma): NumberStyle => ({ '.': ofDot, ',': ofComma })))
}

/** By mark and what it means: the numbers that tell so. */
type Telling = Readonly<Record<Mark, ReadonlyMap<MarkMeaning, ReadonlySet<string>>>>

/**
 * Weights first, then numbers in cells of their own, last those in names of goods, which may be written in another way:
 * 'CEM 32.5 R'.
 */
function witnesses(rows: readonly Row[], heaviest: number): readonly Telling[] {
  const [weights, alone, any] = [silent(), silent(), silent()]
  for (const { tokens } of rows.flatMap(({ cells }) => cells)) {
    const isAlone = tokens.every(({ kind }) => kind === 'number')
    for (const token of tokens) {
      if (token.kind !== 'number') continue
      const told = token.unit === 'kg' || token.unit === 't' ? weights : isAlone ? alone : any
      for (const [mark, meaning] of Object.entries(token.number.tells) as [Mark, MarkMeaning][])
        add(told[mark], meaning, token.text)
      // No truck carries 412 500 kg, nor 1 412 t: '412.500' is 412,5. No parcel weighs 16 400 kg: '16,400' is 16,4.
      if (
        token.number.open &&
        told !== any &&
        token.number.asThousands * (token.unit === 't' ? kgPer.t : 1) >
          (token.unit === 'kg' && isOfPieces(token, heaviest) ? heaviest : heaviestTruck)
      )
        add(told[token.number.open], 'decimal', token.text)
    }
  }
  return [weights, alone, any]
}

type Heard = Map<MarkMeaning, Set<string>>

function silent(): Record<Mark, Heard> {
  return { '.': new Map(), ',': new Map() }
}

function add(heard: Heard, meaning: MarkMeaning, number: string): void {
  heard.set(meaning, (heard.get(meaning) ?? new Set()).add(number))
}

/** One number like '1.250' on the whole slip, and not so high that '39.200' must be feared. */
function standsForLoad(rows: readonly Row[]): boolean {
  const open = new Set(
    rows.flatMap(({ tokens }) =>
      tokens.flatMap((token) =>
        token.kind === 'number' && token.number.open === '.' ? [token.number.asThousands] : [],
      ),
    ),
  )
  return open.size < 2 && [...open].every((kg) => kg < 10_000)
}

/** What the nearest witnesses say; failing those, the opposite of what the other mark means. */
function meaningsOf(mark: Mark, heard: readonly Telling[], otherwise: readonly MarkMeaning[]): readonly MarkMeaning[] {
  const otherMark = mark === '.' ? ',' : '.'
  const own = heard.find((each) => each[mark].size > 0)?.[mark]
  const other = heard.find((each) => each[otherMark].size > 0)?.[otherMark]
  // '3.1' names a certificate where all lengths are written '12,10'.
  if (
    own &&
    own.size === 1 &&
    own.get('decimal')?.size === 1 &&
    other?.size === 1 &&
    (other.get('decimal')?.size ?? 0) > 1
  )
    return ['thousands', 'decimal']
  if (own) return [...own.keys()]
  if (other?.size === 1) return other.has('decimal') ? ['thousands'] : ['decimal']
  return otherwise
}
