import { chance } from '../drawing/chance.ts'
import { consigned, type Ware } from './consigned.ts'

interface Filling {
  /** Multiplies the usual quantities. */
  readonly times?: number
  /** Of the weight of a line as printed. */
  readonly decimals?: number
}

/** Some articles of a shelf in likely quantities; the same seed gives the same. */
export function stocked(shelf: readonly Ware[], seed: number, lines: number, { times = 1, decimals = 2 }: Filling = {}) {
  const luck = chance(seed * 31 + 11)
  const places = shelf.map((_ware, at) => at)
  const take = Array.from({ length: lines }, () => {
    const [at = 0] = places.splice(luck.whole(0, places.length - 1), 1)
    const heavy = shelf[at]![3]
    const most = heavy > 300 ? 3 : heavy > 60 ? 5 : heavy > 15 ? 12 : 20
    return [at, luck.whole(1, Math.round(most * times))] as const
  })
  return consigned(shelf, take, decimals)
}

/** To two decimals, for sums of printed figures. */
export function cents(value: number): number {
  return Math.round(value * 100) / 100
}
