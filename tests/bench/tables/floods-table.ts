import type { Engine } from '#tests/journeys/provider.ts'
import type { Statuses } from '#tests/bench/floods/flooder.ts'
import { quantile } from '#tests/bench/figures/quantile.ts'

/**
 * What a flood was answered, and what others felt: the price call just before (idle) and meanwhile, the event loop's
 * delay, ms; memory at most.
 */
export interface Flooded {
  readonly tree: 'before' | 'now'
  readonly engine: Engine
  readonly says: string
  readonly statuses: Statuses
  readonly idle: readonly number[]
  readonly prices: readonly number[]
  readonly p99: number
  readonly max: number
  readonly megabytes: number
}

/**
 * « Held up »: by how much the server's event loop was late. « Meanwhile »: a supplier's price call, a hundred a
 * second, while it is flooded.
 */
export function floodsTable(flooded: readonly Flooded[]): string {
  return `${(['sqlite', 'postgres'] as const).map((engine) => sectionOf(engine, flooded)).join('\n')}`
}

function sectionOf(engine: Engine, flooded: readonly Flooded[]): string {
  const rows = flooded.filter((one) => one.engine === engine).toSorted((a, b) => order(flooded, a) - order(flooded, b))
  return `### ${engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'}

| Flood | | Answers | Held up, 99 % | At most | Price, 99 %, idle | Meanwhile | of idle | Memory |
|---|---|---|---:|---:|---:|---:|---:|---:|
${rows.map(rowOf).join('\n')}
`
}

/** The same flood of both trees stands together. */
function order(flooded: readonly Flooded[], { says, tree }: Flooded): number {
  return flooded.findIndex((one) => one.says === says) * 2 + Number(tree === 'now')
}

function rowOf({ says, tree, statuses, p99, max, idle, prices, megabytes }: Flooded): string {
  const answers = Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status === '0' ? 'nothing' : status}`)
    .join(', ')
  const [before, meanwhile] = [quantile(idle, 0.99), quantile(prices, 0.99)]
  const ofIdle = idle.length === 0 ? '' : `× ${(meanwhile / before).toFixed(1)}`
  return `| ${[says, tree, answers, ms(p99), ms(max), idle.length === 0 ? '' : ms(before), ms(meanwhile), ofIdle, `${Math.round(megabytes)} MB`].join(' | ')} |`
}

function ms(value: number): string {
  return `${value.toFixed(value < 10 ? 1 : 0)} ms`
}
