/** What the ranks of two samples say of their being one. */
export interface RankTest {
  /** How often a value of the first is above one of the second, ties counting half. */
  readonly u: number
  /** How far U is from what one sample would give, in standard deviations, ties reckoned with. */
  readonly z: number
  /** How likely a z at least as far from 0 is when nothing tells the samples apart: two-sided, by the normal curve. */
  readonly p: number
}

/** The rank test of Mann and Whitney: `mannWhitney([1, 2, 4], [3, 5, 6])` → U 1, z −1.53, p 0.13. */
export function mannWhitney(first: readonly number[], second: readonly number[]): RankTest {
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ].sort((a, b) => a.value - b.value)
  const [n, m, total] = [first.length, second.length, all.length]
  let [ranksOfFirst, tied] = [0, 0]
  for (let from = 0; from < total;) {
    let to = from
    while (to < total && all[to]?.value === all[from]?.value) to += 1
    const same = all.slice(from, to)
    ranksOfFirst += same.filter(({ isFirst }) => isFirst).length * ((from + 1 + to) / 2)
    tied += same.length ** 3 - same.length
    from = to
  }
  const u = ranksOfFirst - (n * (n + 1)) / 2
  const z = (u - (n * m) / 2) / Math.sqrt(((n * m) / 12) * (total + 1 - tied / (total * (total - 1))))
  return { u, z, p: upperTails(Math.abs(z)) }
}

/** What lies beyond ±z under the normal curve (Abramowitz and Stegun 7.1.26, to 1.5 × 10⁻⁷). */
function upperTails(z: number): number {
  const x = z / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  return (
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) * Math.exp(-x * x)
  )
}
