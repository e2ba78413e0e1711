import { chance } from '../drawing/chance.ts'
import { goods, type Shelf } from './goods.ts'

/** One line of goods. Weights in kg, money in euros. */
export interface ConsignmentLine {
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

export interface Consignment {
  readonly lines: readonly ConsignmentLine[]
  readonly kg: number
  readonly netKg: number
  readonly total: number
}

/** Goods of one shelf that weigh about `nearKg`, `decimals` to a line's weight; the same seed gives the same goods. */
export function consignment(seed: number, shelf: Shelf, wanted: { readonly lines: number; readonly nearKg: number; readonly decimals?: number }): Consignment {
  const luck = chance(seed * 613 + 5)
  const { decimals = 2 } = wanted
  const left = [...goods[shelf]]
  const lines = Array.from({ length: wanted.lines }, () => {
    const [article] = left.splice(luck.whole(0, left.length - 1), 1)
    const [code, words, unit, unitKg, price] = article ?? luck.pick(goods[shelf])
    const count = Math.max(1, Math.round(((wanted.nearKg / wanted.lines) * luck.between(0.4, 1.6)) / unitKg))
    const kept = unitKg < 1 ? Math.min(count, 40) : count
    const kg = rounded(unitKg * kept, decimals)
    return { code, words, unit, count: kept, unitKg, kg, netKg: rounded(kg * 0.955, decimals), price, total: rounded(price * kept, 2) }
  })
  const sum = (what: 'kg' | 'netKg' | 'total') => rounded(lines.reduce((all, line) => all + line[what], 0), 3)
  return { lines, kg: sum('kg'), netKg: sum('netKg'), total: sum('total') }
}

export function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals))
}
