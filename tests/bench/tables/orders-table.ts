import type { EngineName } from '#tests/bench/many-orders.ts'
import { type CheapCall, cheapCalls } from '#tests/bench/orders-followed.ts'
import { quantile } from '#tests/bench/figures/quantile.ts'

/** What the list took on one engine, alone in the table and among all orders, ms each, and how its rows are found. */
export interface Measured {
  readonly engine: EngineName
  readonly alone: readonly number[]
  readonly among: readonly number[]
  readonly plans: readonly string[]
  readonly followed: readonly Followed[]
}

/** How long cheap calls waited, ms each, at a server with so many orders: this one, or that of before. */
export interface Followed {
  readonly of: 'before' | 'after'
  readonly total: number
  readonly times: Readonly<Record<CheapCall, readonly number[]>>
}

export function ordersTable(measured: readonly Measured[], most: number): string {
  const rows = measured.map(
    ({ engine, alone, among }) =>
      `| ${[engine, ...[0.5, 0.95].flatMap((share) => [ms(quantile(alone, share)), ms(quantile(among, share)), `× ${(quantile(among, share) / quantile(alone, share)).toFixed(2)}`])].join(' | ')} |`,
  )
  const plans = measured.map(
    ({ engine, plans: found }) => `#### ${engine}\n\n${found.map((plan) => `\`\`\`\n${plan}\n\`\`\``).join('\n\n')}\n`,
  )
  const all = most.toLocaleString('en')
  const totals = [...new Set(measured.flatMap(({ followed }) => followed.map(({ total }) => total)))]
  return `| Engine | Alone, median | Among ${all} | | Alone, 95 % | Among ${all} | |
|---|---:|---:|---:|---:|---:|---:|
${rows.join('\n')}

### A cheap call while pages follow

The 99th of a hundred, answered or not, while thirteen pages follow the journal and the team's list of the day is asked for each second.

| Engine | Call | ${totals.map((total, index) => `${total.toLocaleString('en')} orders |${index === 0 ? '' : ' |'}`).join(' ')}
|---|---|${totals.map((_, index) => (index === 0 ? '---:|' : '---:|---:|')).join('')}
${measured.flatMap(followedRows).join('\n')}

### How the rows are found

Each list is two queries: the rows, each with the instant its preparation began, and whether there are older ones. First from the newest order on, then before an edge.

${plans.join('\n')}`
}

function followedRows({ engine, followed }: Measured): string[] {
  return (['before', 'after'] as const).flatMap((of) => {
    const lanes = followed.filter((lane) => lane.of === of)
    if (lanes.length === 0) return []
    return cheapCalls.map((call) => {
      const late = lanes.map(({ times }) => quantile(times[call], 0.99))
      const cells = late.flatMap((value, index) =>
        index === 0 ? [ms(value)] : [ms(value), `× ${(value / (late[0] ?? Number.NaN)).toFixed(2)}`],
      )
      return `| ${[engine, `${call}, ${of}`, ...cells].join(' | ')} |`
    })
  })
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`
}
