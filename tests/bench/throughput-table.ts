import { cpus, loadavg } from 'node:os'
import { quantile } from './quantile.ts'

/** What one server answered to one call, round by round: replies a second, and microseconds of its processor a reply. */
export interface Lane {
  readonly of: 'before' | 'after'
  readonly call: 'hello' | 'price' | 'my-orders'
  readonly aSecond: readonly number[]
  readonly microseconds: readonly number[]
}

interface Run {
  readonly rounds: number
  readonly orders: number
  readonly connections: number
  readonly roundMs: number
}

export function throughputTable(lanes: readonly Lane[], { rounds, orders, connections, roundMs }: Run): string {
  const floors = lanes.filter(({ call }) => call === 'hello')
  const rows = lanes.map(({ of, call, aSecond, microseconds }) => {
    const shares = floors.map((floor) => percent(quantile(aSecond.map((rate, round) => rate / (floor.aSecond[round] ?? Number.NaN)), 0.5)))
    const ofProcessor = floors.map((floor) => percent(quantile(microseconds.map((spent, round) => (floor.microseconds[round] ?? Number.NaN) / spent), 0.5)))
    return row(`${call}, ${of}`, quantile(aSecond, 0.5).toFixed(0), ...shares, `${quantile(microseconds, 0.5).toFixed(0)} µs`, ...ofProcessor)
  })
  const of = floors.map((floor) => `of hello, ${floor.of}`)
  const head = row('', 'a second', ...of, 'processor a call', ...of)
  return `# How many calls a second one process answers

\`npm run bench:throughput -- ${rounds}\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), load ${loadavg()[0]?.toFixed(1)} at the end${(loadavg()[0] ?? 0) > 2.5 ? ': a busy machine' : ''}.

The real server on SQLite, its rates wide open but counted, its log written, over ${connections} kept connections that ask again as soon as they are answered; the supplier has ${orders} orders.
« hello » is the floor: a bare app that makes the same check of the bearer token, with the same look at the session in the same database, and says hello. « before »
is the tree as it was before its calls were made cheaper, and the floor with the check as it was then: the check itself is cheaper now. In turn, ${rounds} rounds of
${roundMs / 1000} s each, medians; shares are of the hello of the same round. Goal: prices 60 %, lists 50 %. Time of the processor is that of all threads of the server: on a machine where
others work, it says more than calls a second.

${head}
|---|${'---:|'.repeat(2 + 2 * floors.length)}
${rows.join('\n')}
`
}

function row(...cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`
}
