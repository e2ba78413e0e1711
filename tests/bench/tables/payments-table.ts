import { faultsAt, places, type Place } from '#tests/server/payment/histories/fault.ts'
import type { ProcessorName } from '#tests/server/payment/histories/ground.ts'
import type { EngineName } from '#tests/bench/payments-engine.ts'

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

export function paymentsTable(parts: readonly Part[], seed: number): string {
  const sum = (part: Part) => Object.values(part.singles).reduce((a, b) => a + b, 0) + part.random
  const row = (name: string, value: (part: Part) => string | number) => `| ${name} | ${parts.map(value).join(' | ')} |`
  const total = parts.reduce((all, part) => all + sum(part), 0)
  const broken = parts.flatMap((part) => part.broken)
  return `**${total} histories, ${broken.length} broken promises.**

| Histories | ${parts.map(({ engine, processor }) => `${engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'}, ${processor === 'stripe' ? 'Stripe (stand-in)' : processor}`).join(' | ')} |
|---|${parts.map(() => '---:|').join('')}
${places.map((place) => row(`one fault, ${place}: ${faultsAt[place].join(', ')}`, (part) => part.singles[place] ?? 0)).join('\n')}
${row(`two or three faults, or one that lasts, by dice (seed ${seed})`, (part) => part.random)}
${row('of all these, a fault was met in', (part) => part.met)}
${row('**Broken promises**', (part) => `**${part.broken.length}**`)}
${row('Seconds', (part) => part.seconds.toFixed(0))}
${broken.map((line) => `\n- ${line}`).join('')}`
}
