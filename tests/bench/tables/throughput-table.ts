import { quantile } from '#tests/bench/figures/quantile.ts'

/**
 * What one server answered to one call, round by round: replies a second, and microseconds of its processor a reply.
 */
export interface Lane {
  readonly of: 'before' | 'after'
  readonly call: 'hello' | 'price' | 'my-orders'
  readonly aSecond: readonly number[]
  readonly microseconds: readonly number[]
}

/**
 * Medians. « hello » is the floor: a bare app that makes the same check of the bearer token in the same database;
 * shares are of the hello of the same round.
 */
export function throughputTable(lanes: readonly Lane[]): string {
  const floors = lanes.filter(({ call }) => call === 'hello')
  const rows = lanes.map(({ of, call, aSecond, microseconds }) => {
    const shares = floors.map((floor) =>
      percent(
        quantile(
          aSecond.map((rate, round) => rate / (floor.aSecond[round] ?? Number.NaN)),
          0.5,
        ),
      ),
    )
    const ofProcessor = floors.map((floor) =>
      percent(
        quantile(
          microseconds.map((spent, round) => (floor.microseconds[round] ?? Number.NaN) / spent),
          0.5,
        ),
      ),
    )
    return row(
      `${call}, ${of}`,
      quantile(aSecond, 0.5).toFixed(0),
      ...shares,
      `${quantile(microseconds, 0.5).toFixed(0)} µs`,
      ...ofProcessor,
    )
  })
  const of = floors.map((floor) => `of hello, ${floor.of}`)
  const head = row('', 'a second', ...of, 'processor a call', ...of)
  return `${head}
|---|${'---:|'.repeat(2 + 2 * floors.length)}
${rows.join('\n')}`
}

function row(...cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`
}
