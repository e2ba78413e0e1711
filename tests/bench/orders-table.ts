import { cpus, loadavg } from 'node:os'
import { own, type EngineName } from './many-orders.ts'
import { quantile } from './quantile.ts'

/** What the list took on one engine, alone in the table and among all orders, ms each, and how its rows are found. */
export interface Measured {
  readonly engine: EngineName
  readonly alone: readonly number[]
  readonly among: readonly number[]
  readonly plans: readonly string[]
}

export function ordersTable(measured: readonly Measured[], most: number, turns: number): string {
  const rows = measured.map(({ engine, alone, among }) => `| ${[engine, ...[0.5, 0.95].flatMap((share) => [ms(quantile(alone, share)), ms(quantile(among, share)), `× ${(quantile(among, share) / quantile(alone, share)).toFixed(2)}`])].join(' | ')} |`)
  const plans = measured.map(({ engine, plans: found }) => `### ${engine}\n\n${found.map((plan) => `\`\`\`\n${plan}\n\`\`\``).join('\n\n')}\n`)
  const all = most.toLocaleString('en')
  return `# The list of a supplier's orders, alone and among a million

\`npm run bench:orders -- ${most}\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), load ${loadavg()[0]?.toFixed(1)} at the end.

${own.toLocaleString('en')} orders of one supplier: alone in the table, and strewn evenly among ${all} orders of 1,000 suppliers, each with a line in the journal. Timed is what the call does but
for the network: the rows, their journal and the text of the reply, ${turns} times each, in turn, after ten that fill caches. Goal: within 1.3 times. A load above 2 is the work of others on
the same machine: it makes both slow.

| Engine | Alone, median | Among ${all} | | Alone, 95 % | Among ${all} | |
|---|---:|---:|---:|---:|---:|---:|
${rows.join('\n')}

## How the rows are found

Each list is two queries: the rows, each with the instant its preparation began, and whether there are older ones. First from the newest order on, then before an edge.

${plans.join('\n')}`
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`
}
