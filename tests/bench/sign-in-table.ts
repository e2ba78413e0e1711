import { cpus, loadavg } from 'node:os'
import type { Statuses } from './login-flood.ts'
import type { RankTest } from './mann-whitney.ts'
import { quantile } from './quantile.ts'

/** One call, asked for addresses with and without an account; ms each. */
export interface Comparison extends RankTest {
  readonly path: string
  readonly known: readonly number[]
  readonly unknown: readonly number[]
}

/** What a flood was answered, and what the price call took just before (idle) and meanwhile, ms. */
export interface Flooded {
  readonly path: string
  readonly attempts: number
  readonly networks: 'one' | 'many'
  readonly accounts: 'one' | 'many'
  readonly statuses: Statuses
  readonly seconds: number
  readonly idle: readonly number[]
  readonly prices: readonly number[]
}

interface Measured {
  readonly turns: number
  readonly seed: number
  readonly comparisons: readonly Comparison[]
  readonly flooded: readonly Flooded[]
  readonly parallel: number
}

export function signInTable({ turns, seed, comparisons, flooded, parallel }: Measured): string {
  const compared = comparisons.map(({ path, known, unknown, u, z, p }) =>
    row(path, ms(quantile(known, 0.5)), ms(quantile(unknown, 0.5)), ms(quantile(known, 0.95)), ms(quantile(unknown, 0.95)), (u / (known.length * unknown.length)).toFixed(3), u.toFixed(0), z.toFixed(2), p.toFixed(3)),
  )
  const floods = flooded.map(({ path, attempts, networks, accounts, statuses, seconds, idle, prices }) =>
    row(path === '/login' ? `logins, ${networks} / ${accounts}` : 'the floor', attempts.toLocaleString('en'), ...[401, 429, 503].map((status) => statuses[status] ?? 0), seconds.toFixed(1), prices.length, ms(quantile(idle, 0.5)), ms(quantile(prices, 0.5)), ms(quantile(idle, 0.99)), ms(quantile(prices, 0.99)), `× ${(quantile(prices, 0.99) / quantile(idle, 0.99)).toFixed(1)}`),
  )
  return `# Signing in, watched by a clock and by a flood

\`npm run bench:sign-in -- ${turns} ${seed}\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), load ${loadavg()[0]?.toFixed(1)} at the end. The real
server on SQLite at its real cost of argon2id, over loopback, behind a pretended proxy that names a network for each call. Who asks shares the processors with who answers; a load
above 3 is the work of others on the same machine, and makes the floods look worse than they are.

## Does time tell who has an account?

${turns} calls each for addresses with and without an account, in pairs whose order is drawn; a wrong password at login, three codes an account at a forgotten password.
« Above » is how often a call for a known address took longer than one for an unknown address: 0.5 when nothing tells them apart. U, z and p are those of Mann and
Whitney's rank test; p is how often equal calls would look as different as these.

| Call | Known, median | Unknown | Known, 95 % | Unknown | Above | U | z | p |
|---|---:|---:|---:|---:|---:|---:|---:|---:|
${compared.join('\n')}

## What does a flood of logins do?

Logins with a wrong password, ${parallel} at a time, from one network or each from its own, at one account or each at its own; the floor is as many calls to an address
that is none, answered 404. Meanwhile a signed-in supplier asks a price some two hundred times a second, as for six seconds before (idle). Goal: 99 % within 3 times that.

| Networks / accounts | Calls | 401 | 429 | 503 | Seconds | Prices | Idle, median | Median | Idle, 99 % | 99 % | of idle |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|
${floods.join('\n')}
`
}

function row(...cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`
}

function ms(value: number): string {
  return `${value.toFixed(value < 10 ? 2 : 1)} ms`
}
