/** An invented article: code, words, unit, kg a unit, euros a unit. */
export type Ware = readonly [code: string, words: string, unit: string, kg: number, euros: number]

export interface ConsignedLine {
  readonly code: string
  readonly words: string
  readonly unit: string
  readonly count: number
  readonly unitKg: number
  /** As printed. */
  readonly kg: number
  readonly price: number
  readonly total: number
}

/** Which article of the list, and how many. */
export type Take = readonly (readonly [at: number, count: number])[]

/** What a slip carries: some articles of a list, with what they weigh together as printed. */
export function consigned(wares: readonly Ware[], take: Take, decimals = 2) {
  const lines = take.map(([at, count]): ConsignedLine => {
    const [code, words, unit, unitKg, price] = wares[at]!
    return { code, words, unit, count, unitKg, kg: rounded(unitKg * count, decimals), price, total: rounded(price * count, 2) }
  })
  const sum = (what: 'kg' | 'total' | 'count') => rounded(lines.reduce((all, line) => all + line[what], 0), 2)
  return { lines, kg: sum('kg'), total: sum('total'), count: sum('count') }
}

function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals))
}
