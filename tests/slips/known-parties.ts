import { readFileSync } from 'node:fs'
import type { PartyName } from '#slip-reader/parties/party-field.ts'

/**
 * What a recorded slip says of its customer, as a careful person reads it, and the numbers that it may be told by: its
 * own, and those of its order. What is absent is not on it, or of its packages not in so many words.
 */
export type KnownParties = Readonly<Partial<Record<Exclude<PartyName, 'reference'>, string>>> & {
  readonly reference?: readonly string[]
}

/** By the names of the recorded slips. */
export function knownParties(): ReadonlyMap<string, KnownParties> {
  const lines = readFileSync(new URL('parties.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
  return new Map(
    lines.map((line) => {
      const { name, ...known } = JSON.parse(line) as KnownParties & { readonly name: string }
      return [name, known]
    }),
  )
}
