import type { CallName } from '#contract/api.ts'

/**
 * What was thrown and what came back. `memory`: MB of the server before, after each thousand, and five seconds after
 * the last.
 */
export interface Fuzzed {
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

export function fuzzTable({ bodies, requests, seconds, late, statuses, slowest, faults, memory }: Fuzzed): string {
  const calls = Object.entries(statuses).toSorted(([a], [b]) => a.localeCompare(b))
  const [first = 0, last = 0] = [memory[0], memory.at(-1)]
  const half = memory.slice(Math.floor(memory.length / 4), Math.floor(memory.length / 2))
  const end = memory.slice(Math.floor((memory.length * 3) / 4))
  return `**${bodies} bodies in ${requests} requests, ${faults.length} faults.** ${(requests / seconds).toFixed(0)} a second, ${seconds.toFixed(0)} s; ${late} were late once.

Memory of the server: ${first} MB before, ${Math.max(...memory)} MB at most, ${last} MB five seconds after the end; the median of the second quarter ${median(half)} MB, of the last ${median(end)} MB.

| Call | Replies by status | Slowest, ms |
|---|---|---:|
${calls
  .map(
    ([name, by]) =>
      `| ${name} | ${Object.entries(by)
        .map(([status, times]) => `${status} × ${times}`)
        .join(', ')} | ${Math.round(slowest[name as CallName] ?? 0)} |`,
  )
  .join('\n')}
${faults.length === 0 ? '' : `\n${faults.map((fault) => `- ${fault}`).join('\n')}\n`}`
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
