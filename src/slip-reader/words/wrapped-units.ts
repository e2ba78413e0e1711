import { certain } from './confident.ts'
import type { Token } from './token.ts'

/**
 * Gives a number at the end of a line of prose the unit that wrapped to the next one: '… d’un poids total de 1 180'
 * over 'kg, déchargés à la grue'.
 */
export function wrapUnits(lines: readonly (readonly Token[])[], pitches: readonly number[]): (readonly Token[])[] {
  const wrapped = [...lines]
  for (let at = 0; at < lines.length - 1; at += 1) {
    const [line, next] = [wrapped[at] ?? [], wrapped[at + 1] ?? []]
    const [number, unit] = [line.at(-1), next[0]]
    if (
      number?.kind !== 'number' ||
      number.unit !== null ||
      number.confidence < certain ||
      unit?.kind !== 'word' ||
      (unit.unit !== 'kg' && unit.unit !== 't')
    )
      continue
    const isProse =
      line.filter(({ kind }) => kind === 'word').length > 3 &&
      next.length > 1 &&
      Math.abs((line[0] as Token).x - unit.x) < 3 * (pitches[at] ?? 1)
    if (!isProse) continue
    wrapped[at] = [
      ...line.slice(0, -1),
      {
        ...number,
        unit: unit.unit,
        doubt: null,
        closed: unit.text.endsWith(',') ? 'comma' : unit.text.endsWith('.') ? 'stop' : null,
      },
    ]
    wrapped[at + 1] = next.slice(1)
  }
  return wrapped
}
