import { chance } from '../drawing/chance.ts'
import { consigned, type Ware } from './consigned.ts'

interface Wanted {
  readonly lines: number
  /** The heaviest a line gets, in kg, save that one unit may weigh more. */
  readonly lineKg: number
  /** The greatest count of a line. */
  readonly upTo?: number
  readonly decimals?: number
}

/** Goods of a list, each article once; the same seed gives the same. */
export function inlandLoad(wares: readonly Ware[], seed: number, { lines, lineKg, upTo = 60, decimals = 2 }: Wanted) {
  const luck = chance(seed * 7 + 3)
  const shelf = wares.map((_ware, at) => at)
  const take = Array.from({ length: Math.min(lines, wares.length) }, () => {
    const at = shelf.splice(luck.whole(0, shelf.length - 1), 1)[0]!
    const [, , unit, kg] = wares[at]!
    const most = single.includes(unit) ? upTo : Math.min(upTo, 32)
    return [at, Math.min(most, Math.max(1, Math.round((luck.between(0.2, 1) * lineKg) / kg)))] as const
  })
  return consigned(wares, take, decimals)
}

/** Units sold by the piece or the metre; boxes, sacks and rolls come in smaller counts. */
const single = ['U', 'PL', 'M', 'ML', 'PC', 'B', 'BAR']
