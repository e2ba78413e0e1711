import { median } from '#tests/bench/slow-visit.ts'
import { type HostileAnswer, isHarmless, isQuick } from './hostile-answers.ts'
import { kinds, type Kind } from './kind.ts'
import type { ReadSlip } from './read-by-engines.ts'
import { inWords, type Score, scoreOf } from './score.ts'

/**
 * Right: within half a kilo and in the same band, or silence where nobody could tell the weight. None: silence where
 * one can be read. Wrong: any other number.
 */
export function benchTable(read: readonly ReadSlip[], replayed: Score, hostile: readonly HostileAnswer[]): string {
  return `- Drawn and read by the engines: ${inWords(scoreOf(judged(read)))}.
- The recorded corpus (\`tests/slips/*.jsonl\`, ${replayed.slips} slips), understood anew: ${inWords(replayed)}.

| Kind | Slips | Right | None | Wrong | Median ms | 95 % within ms |
|---|---|---|---|---|---|---|
${kinds
  .map((kind) =>
    row(
      kind,
      read.filter(({ slip }) => slip.kind === kind),
    ),
  )
  .join('\n')}

Text PDF: goal ≤ 300 ms. Not read right: ${
    read
      .filter(({ verdict }) => verdict !== 'right')
      .map(({ slip, verdict }) => `${slip.name} (${verdict})`)
      .join(', ') || 'none of them'
  }.

Hostile files do no harm when nothing else of the process waits for 100 ms, an answer comes within 8.5 s, and the next slip is read.

| Hostile file | Answer | ms | Longest silence of the process, ms | Process at most, MB | Harmless |
|---|---|---|---|---|---|
${hostile.map((answer) => `| ${answer.file.name} | ${answer.answer} | ${Math.round(answer.ms)} | ${Math.round(answer.silenceMs)} | ${Math.round(answer.peakMb)} | ${isHarmless(answer) && isQuick(answer) ? 'yes' : '**no**'} |`).join('\n')}`
}

export function judged(read: readonly ReadSlip[]) {
  return read.map(({ slip: { expectedKg }, verdict }) => ({ expectedKg, verdict }))
}

function row(kind: Kind, own: readonly ReadSlip[]): string {
  const { slips, right, none, wrong } = scoreOf(judged(own))
  const times = own.map(({ ms }) => ms).sort((one, other) => one - other)
  return `| ${kind} | ${slips} | ${right} | ${none} | ${wrong} | ${Math.round(median(times))} | ${Math.round(times[Math.ceil(times.length * 0.95) - 1] ?? 0)} |`
}
