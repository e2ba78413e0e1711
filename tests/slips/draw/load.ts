import { articles } from './articles.ts'
import { chance } from '#tests/builders/chance.ts'

/** One line of a slip. Weights in kg, money in euros. */
export interface LoadLine {
  readonly code: string
  readonly words: string
  readonly unit: string
  readonly count: number
  readonly unitKg: number
  readonly kg: number
  readonly netKg: number
  readonly price: number
  readonly total: number
}

export interface Load {
  readonly lines: readonly LoadLine[]
  /** What the lines weigh together, exactly as printed. */
  readonly kg: number
  readonly netKg: number
  readonly total: number
  readonly parcels: number
  readonly cubicMetres: number
}

interface Wanted {
  readonly lines: number
  readonly fromKg?: number
  readonly upToKg?: number
  /** How many decimals a line's weight is printed with. */
  readonly decimals?: number
}

/** Goods of a known weight; the same seed gives the same goods. */
export function load(seed: number, wanted: Wanted): Load {
  const { fromKg = 90, upToKg = 1300 } = wanted
  for (let turn = 0; ; turn++) {
    const found = drawn(seed * 1009 + turn, wanted)
    if (found.kg >= fromKg && found.kg <= upToKg) return found
  }
}

function drawn(seed: number, { lines, decimals = 2 }: Wanted): Load {
  const luck = chance(seed)
  const shelf = [...articles]
  const chosen = Array.from({ length: lines }, () => {
    const [article] = shelf.splice(luck.whole(0, shelf.length - 1), 1)
    const [code, words, unit, unitKg, price] = article ?? articles[luck.whole(0, articles.length - 1)]!
    const count = luck.whole(1, unitKg > 60 ? 2 : unitKg > 12 ? 8 : 24)
    const kg = rounded(unitKg * count, decimals)
    return {
      code,
      words,
      unit,
      count,
      unitKg,
      kg,
      netKg: rounded(kg * 0.96, decimals),
      price,
      total: rounded(price * count, 2),
    }
  })
  const sum = (what: 'kg' | 'netKg' | 'total') =>
    rounded(
      chosen.reduce((all, line) => all + line[what], 0),
      3,
    )
  return {
    lines: chosen,
    kg: sum('kg'),
    netKg: sum('netKg'),
    total: sum('total'),
    parcels: luck.whole(2, 9),
    cubicMetres: luck.between(0.4, 6),
  }
}

function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals))
}
