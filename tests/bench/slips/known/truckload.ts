import { chance } from '../drawing/chance.ts'
import { shelves, type Ware } from './wares.ts'

/** One line of goods; kg and euros as printed. */
export interface Carried {
  readonly code: string
  readonly words: string
  readonly unit: string
  readonly count: number
  readonly unitKg: number
  readonly kg: number
  readonly price: number
  readonly euros: number
}

export interface Truckload {
  readonly lines: readonly Carried[]
  readonly kg: number
  readonly euros: number
  readonly pieces: number
}

/** Goods from one shelf, the same for the same seed; each line's weight is printed with so many decimals. */
export function truckload(shelf: keyof typeof shelves, seed: number, count: number, decimals = 2): Truckload {
  const luck = chance(seed * 31 + 7)
  const left: Ware[] = [...shelves[shelf]]
  const lines = Array.from({ length: Math.min(count, left.length) }, () => {
    const [code, words, unit, unitKg, price, most] = left.splice(luck.whole(0, left.length - 1), 1)[0]!
    const pieces = luck.whole(Math.ceil(most / 6), most)
    return { code, words, unit, count: pieces, unitKg, kg: cut(unitKg * pieces, decimals), price, euros: cut(price * pieces, 2) }
  })
  return { lines, kg: sumOf(lines.map(({ kg }) => kg)), euros: sumOf(lines.map(({ euros }) => euros)), pieces: sumOf(lines.map((line) => line.count)) }
}

/** The sum, without what binary numbers leave behind. */
export function sumOf(numbers: readonly number[]): number {
  return cut(numbers.reduce((all, one) => all + one, 0), 3)
}

/** Rounded to so many decimals. */
export function cut(value: number, decimals: number): number {
  return Number(value.toFixed(decimals))
}
