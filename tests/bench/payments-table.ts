import { cpus } from 'node:os'
import { faultsAt, places, type Place } from '#tests/server/payment/histories/fault.ts'
import type { ProcessorName } from '#tests/server/payment/histories/ground.ts'
import { scenarioNames } from '#tests/server/payment/histories/enumerate.ts'
import type { EngineName } from './payments-engine.ts'

/** What was played on one engine with one processor. `met`: histories in which a planned fault happened. */
export interface Part {
  readonly engine: EngineName
  readonly processor: ProcessorName
  readonly singles: Partial<Record<Place, number>>
  random: number
  met: number
  readonly broken: string[]
  seconds: number
}

/** How much is played: that many histories by dice, and each of that many with one fault. */
export interface Measure {
  readonly random: number
  readonly seed: number
  readonly every: number
}

/** The page docs/bench-payments.md. */
export function paymentsTable(parts: readonly Part[], { random, seed, every }: Measure): string {
  const sum = (part: Part) => Object.values(part.singles).reduce((a, b) => a + b, 0) + part.random
  const row = (name: string, value: (part: Part) => string | number) => `| ${name} | ${parts.map(value).join(' | ')} |`
  const total = parts.reduce((all, part) => all + sum(part), 0)
  const broken = parts.flatMap((part) => part.broken)
  return `# Payments and faults, measured

\`npm run bench:payments -- ${random} ${seed}${every > 1 ? ` ${every}` : ''}\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}). **${total} histories, ${broken.length} broken promises.**

A history is one of ${scenarioNames.length} stories (${scenarioNames.join('; ')}), played by the page's own code against the server's, with a fault at one point, or
two or three anywhere, or one that lasts. Points are counted in the story without faults: every call of the page, every statement of the database (\`begin\` and
\`commit\` too), every question to the processor, every file, every event; each gets each of the faults below${every > 1 ? `, of which each ${every}th history was played` : ''}. Somebody carries on
until it ends well, or leaves it at that; a closed page comes back in its tab or from what the device keeps. Then all works again, the
servers get a minute of their own time, and one checker reads the books for I1-I9; then everything that was ever posted comes once more, in any
order, paid orders are delivered and invoiced, and it reads them again. Goal: no promise broken.

| Histories | ${parts.map(({ engine, processor }) => `${engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'}, ${processor === 'stripe' ? 'Stripe (stand-in)' : processor}`).join(' | ')} |
|---|${parts.map(() => '---:|').join('')}
${places.map((place) => row(`one fault, ${place}: ${faultsAt[place].join(', ')}`, (part) => part.singles[place] ?? 0)).join('\n')}
${row(`two or three faults, or one that lasts, by dice (seed ${seed})`, (part) => part.random)}
${row('of all these, a fault was met in', (part) => part.met)}
${row('**Broken promises**', (part) => `**${part.broken.length}**`)}
${row('Seconds', (part) => part.seconds.toFixed(0))}
${broken.map((line) => `\n- ${line}`).join('')}
`
}
