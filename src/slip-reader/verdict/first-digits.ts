import { sharedHeight, type Box } from '#slip-reader/words/box.ts'
import { kgPer } from '#slip-reader/words/mass-unit.ts'
import type { Row } from '#slip-reader/words/token.ts'

/** A number that one look at a slip read, and where: its box in widths of its page. */
export interface Figure extends Box {
  readonly page: number
  readonly firstDigit: string
  /** What it may say, kg. */
  readonly kgs: readonly number[]
}

/** The numbers of a look. `widths`: of its pages. */
export function figuresIn(rows: readonly Row[], widths: readonly number[]): Figure[] {
  return rows.flatMap(({ page, tokens }) =>
    tokens.flatMap((token): Figure[] => {
      const [firstDigit, unit] = [/\d/.exec(token.text)?.[0], 1 / (widths[page] ?? 1)]
      if (token.kind !== 'number' || firstDigit === undefined) return []
      const box = { x: token.x * unit, y: token.y * unit, width: token.width * unit, height: token.height * unit }
      const kgs = [token.number.asDecimal, token.number.asThousands].flatMap((value) => [value, value * kgPer.t])
      return [{ ...box, page, firstDigit, kgs }]
    }),
  )
}

/**
 * Whether a number that says the weight begins with another digit in another look: « 73,2 » and « 13,2 » are one ink,
 * and the look that read it otherwise may have found no weight at all.
 */
export function beginsOtherwise(kg: number, looks: readonly (readonly Figure[])[]): boolean {
  const saying = looks.flatMap((look) => look.filter(({ kgs }) => kgs.some((each) => Math.abs(each - kg) < 0.01)))
  return saying.some((figure) =>
    looks.flat().some((other) => other.firstDigit !== figure.firstDigit && beginsAt(figure, other)),
  )
}

/** Whether both begin with the same ink; one that lost its first digit begins further on. */
function beginsAt(one: Figure, other: Figure): boolean {
  return (
    one.page === other.page &&
    sharedHeight(one, other) > 0.5 &&
    Math.abs(one.x - other.x) < 0.4 * Math.min(one.height, other.height)
  )
}
