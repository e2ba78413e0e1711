import { chance } from '../drawing/chance.ts'

/** What a firm sells: code, words, unit, kg a unit, euros a unit, the most of it on one slip. */
export type Stocked = readonly [code: string, words: string, unit: string, unitKg: number, price: number, most: number]

/** One line of a slip; kg as printed, euros. */
export interface CargoLine {
  readonly code: string
  readonly words: string
  readonly unit: string
  readonly unitKg: number
  readonly price: number
  readonly count: number
  readonly kg: number
}

export interface Cargo {
  readonly lines: readonly CargoLine[]
  readonly count: number
  readonly kg: number
  readonly euros: number
}

/** `lines` different things of a stock, in its order, with counts that depend on the seed; weights rounded to `decimals`. */
export function cargo(seed: number, stock: readonly Stocked[], lines: number, decimals = 2): Cargo {
  const luck = chance(seed)
  const left = stock.map((_, at) => at)
  const taken = Array.from({ length: lines }, () => left.splice(luck.whole(0, left.length - 1), 1)[0]!).sort((a, b) => a - b)
  const drawn = taken.map((at) => {
    const [code, words, unit, unitKg, price, most] = stock[at]!
    const count = luck.whole(1, most)
    return { code, words, unit, unitKg, price, count, kg: Number((unitKg * count).toFixed(decimals)) }
  })
  const sum = (of: (line: CargoLine) => number, to: number) => Number(drawn.reduce((all, line) => all + of(line), 0).toFixed(to))
  return { lines: drawn, count: sum(({ count }) => count, 0), kg: sum(({ kg }) => kg, decimals), euros: sum(({ price, count }) => price * count, 2) }
}
