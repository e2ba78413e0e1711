import type { RankTest } from '#tests/bench/figures/mann-whitney.ts'
import { quantile } from '#tests/bench/figures/quantile.ts'

/** One call, asked for addresses with and without an account; ms each. */
export interface Comparison extends RankTest {
  readonly path: string
  readonly known: readonly number[]
  readonly unknown: readonly number[]
}

export function signInTable(comparisons: readonly Comparison[]): string {
  const rows = comparisons.map(({ path, known, unknown, u, z, p }) =>
    row(
      path,
      ms(quantile(known, 0.5)),
      ms(quantile(unknown, 0.5)),
      ms(quantile(known, 0.95)),
      ms(quantile(unknown, 0.95)),
      (u / (known.length * unknown.length)).toFixed(3),
      u.toFixed(0),
      z.toFixed(2),
      p.toFixed(3),
    ),
  )
  return `| Call | Known, median | Unknown | Known, 95 % | Unknown | Above | U | z | p |
|---|---:|---:|---:|---:|---:|---:|---:|---:|
${rows.join('\n')}`
}

function row(...cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`
}

function ms(value: number): string {
  return `${value.toFixed(value < 10 ? 2 : 1)} ms`
}
