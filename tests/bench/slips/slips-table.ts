import { cpus } from 'node:os'
import { median } from '../slow-visit.ts'
import { kinds, type SlipSet } from './bench-slip.ts'
import type { EngineRatio } from './engine-alone.ts'
import { type HostileAnswer, isHarmless } from './hostile-answers.ts'
import type { Reading } from './reading-of.ts'
import { inWords, scoreOf } from './score.ts'

/** docs/bench-slips.md. */
export function slipsTable(readings: readonly Reading[], engine: EngineRatio, hostile: readonly HostileAnswer[]): string {
  const of = (set: SlipSet) => readings.filter(({ slip }) => slip.set === set)
  const layouts = (set: SlipSet) => new Set(of(set).map(({ slip }) => slip.layout)).size
  return `# Delivery slips, read

\`npm run bench:slips\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}). Generated slips with known weights: ${of('known').length} of ${layouts('known')}
known layouts, ${of('held-out').length} of ${layouts('held-out')} layouts that the rules were not written with. Each sample is
a text PDF, every third known layout one of the five kinds of picture as well, each held-out one two. Right: within half a kilo and in the same band, or silence where nobody could tell the weight.
None: silence where a weight can be read. Wrong: any other number. Times are of the whole reading, one slip after the other.

- Known: ${inWords(scoreOf(of('known')))}.
- Held out: ${inWords(scoreOf(of('held-out')))}.

| Kind | Set | Slips | Right | None | Wrong | Median ms |
|---|---|---|---|---|---|---|
${kinds.flatMap((kind) => (['known', 'held-out'] as const).map((set) => row(kind, set, readings))).join('\n')}

Text PDF: ${Math.round(median(timesOf('text', readings)))} ms (goal ≤ 300). Photo: ${Math.round(engine.readMs)} ms against ${Math.round(engine.engineMs)} ms for the engine alone on the prepared picture, ratio ${engine.ratio.toFixed(2)} (goal ≤ 1.2),
at most ${engine.worstRatio.toFixed(1)} where one look was not enough; ${engine.slips} photos read by both in turn, twice.

| Hostile file | Answer | ms | Process at most, MB | Harmless |
|---|---|---|---|---|
${hostile.map((answer) => `| ${answer.file.name} | ${answer.answer} | ${Math.round(answer.ms)} | ${Math.round(answer.peakMb)} | ${isHarmless(answer) ? 'yes' : '**no**'} |`).join('\n')}
`
}

function row(kind: string, set: SlipSet, readings: readonly Reading[]): string {
  const own = readings.filter(({ slip }) => slip.kind === kind && slip.set === set)
  const { slips, right, none, wrong } = scoreOf(own)
  return `| ${kind} | ${set} | ${slips} | ${right} | ${none} | ${wrong} | ${slips === 0 ? '–' : Math.round(median(own.map(({ ms }) => ms)))} |`
}

function timesOf(kind: string, readings: readonly Reading[]): readonly number[] {
  return readings.filter(({ slip }) => slip.kind === kind).map(({ ms }) => ms)
}
