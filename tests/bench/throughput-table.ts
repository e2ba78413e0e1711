import { cpus, loadavg } from 'node:os'

/** What one server answered to one call, round by round: replies a second, and microseconds of its processor a reply. */
export interface Lane {
  readonly of: 'hello' | 'before' | 'after'
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
  const hello = lanes.find(({ of }) => of === 'hello')
  const rows = lanes.map(({ of, call, aSecond, microseconds }) => {
    const share = aSecond.map((rate, round) => rate / (hello?.aSecond[round] ?? Number.NaN))
    const ofProcessor = microseconds.map((spent, round) => (hello?.microseconds[round] ?? Number.NaN) / spent)
    return `| ${[call === 'hello' ? 'hello' : `${call}, ${of}`, median(aSecond).toFixed(0), percent(median(share)), `${median(microseconds).toFixed(0)} µs`, percent(median(ofProcessor))].join(' | ')} |`
  })
  return `# How many calls a second one process answers

\`npm run bench:throughput -- ${rounds}\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), load ${loadavg()[0]?.toFixed(1)} at the end${(loadavg()[0] ?? 0) > 2.5 ? ': a busy machine' : ''}.

The real server on SQLite, its rates wide open but counted, its log written, over ${connections} kept connections that ask again as soon as they are answered; the supplier has ${orders} orders.
« hello » is the floor: a bare app that makes the same check of the bearer token, with the same look at the session in the same database, and says hello. « before »
is the tree as it was before its calls were made cheaper. In turn, ${rounds} rounds of ${roundMs / 1000} s each, medians; shares are of the hello of the same round. Goal: prices 60 %, lists 50 %.
Time of the processor is that of all threads of the server: on a machine where others work, it says more than calls a second.

| | a second | of hello | processor a call | of hello |
|---|---:|---:|---:|---:|
${rows.join('\n')}
`
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`
}
