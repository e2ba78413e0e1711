import { cpus } from 'node:os'
import type { CallName } from '#contract/api.ts'

/** What was thrown and what came back. `memory`: MB of the server before, after each thousand, and five seconds after the last. */
export interface Fuzzed {
  readonly seed: number
  bodies: number
  requests: number
  seconds: number
  /** Replies after more than 5 s, and connections cut, at the first asking. */
  late: number
  readonly statuses: Partial<Record<CallName, Record<string, number>>>
  readonly slowest: Partial<Record<CallName, number>>
  readonly faults: string[]
  readonly memory: number[]
}

/** docs/bench-fuzz.md. */
export function fuzzTable({ seed, bodies, requests, seconds, late, statuses, slowest, faults, memory }: Fuzzed): string {
  const calls = Object.entries(statuses).toSorted(([a], [b]) => a.localeCompare(b))
  const [first = 0, last = 0] = [memory[0], memory.at(-1)]
  const half = memory.slice(Math.floor(memory.length / 4), Math.floor(memory.length / 2))
  const end = memory.slice(Math.floor((memory.length * 3) / 4))
  return `# Every call, fuzzed

\`npm run bench:fuzz -- ${bodies >= 100_000 ? 100_000 : bodies} ${seed}\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model ?? '?'}).
**${bodies} bodies in ${requests} requests, ${faults.length} faults.** ${(requests / seconds).toFixed(0)} a second, ${seconds.toFixed(0)} s.

A server process of its own on this machine, SQLite, no network, the limits of a real one; 100 signed-in suppliers, each request from a network
address of its own. fast-check makes the bodies of the contract's table of calls: one that the call takes, as it is or with fields of any depth replaced,
dropped or all exchanged; JSON of any shape, to 20,000 deep; cut, bitten and random bytes; forms with noise, cut and bitten slips; one in eight under another
content type, one in eight under none, one in twenty without a session. A fault is a 500, words of a stack
trace, or no reply within 5 s; a late one is asked again, and counts when it is late again: ${late} were late once.

Memory of the server: ${first} MB before, ${Math.max(...memory)} MB at most, ${last} MB five seconds after the end; the median of the second quarter ${median(half)} MB, of the last ${median(end)} MB.

| Call | Replies by status | Slowest, ms |
|---|---|---:|
${calls.map(([name, by]) => `| ${name} | ${Object.entries(by).map(([status, times]) => `${status} × ${times}`).join(', ')} | ${Math.round(slowest[name as CallName] ?? 0)} |`).join('\n')}
${faults.length === 0 ? '' : `\n${faults.map((fault) => `- ${fault}`).join('\n')}\n`}`
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
