/** Which bars say their value: the greatest, and the last if there is room. [3, 9, 1, 1, 1, 1, 1, 1, 2] → 1 and 8. */
export function greatestAndLast(bars: readonly { readonly value: number | null }[]): number[] {
  const greatest = bars.reduce((best, { value }, index) => ((value ?? 0) > (bars[best]?.value ?? 0) ? index : best), 0)
  const last = bars.length - 1
  if (!bars[greatest]?.value) return []
  const before = bars.slice(-6, -1).map(({ value }) => value ?? 0)
  return last - greatest > 5 && (bars[last]?.value ?? 0) > Math.max(...before) ? [greatest, last] : [greatest]
}

/** Which bars say when they are: the first, the last and the one between. 31 → 0, 15, 30. */
export function tickedBars(count: number): number[] {
  return [...new Set([0, Math.floor((count - 1) / 2), count - 1])].filter((index) => index >= 0)
}

/** Which bar says its value where low is the news: the lowest, the latest of several. [100, 75, null, 100] → 1. */
export function lowest(bars: readonly { readonly value: number | null }[]): number[] {
  const low = bars.reduce(
    (found, { value }, index) => (value !== null && value <= (bars[found]?.value ?? Infinity) ? index : found),
    -1,
  )
  return low === -1 ? [] : [low]
}

/** A round number at or above a value whose half is round, too, for a scale's top: 19 → 20, 7 → 8, 46 900 → 60 000. */
export function roundTop(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, value)))
  return ([1, 2, 4, 6, 8].find((step) => step * unit >= value) ?? 10) * unit
}
