import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createSlipReader } from '#slip-reader/slip-reader.ts'
import type { SlipSet } from './bench-slip.ts'
import { engineRatio } from './engine-alone.ts'
import { hostileFiles } from './hostile.ts'
import { type HostileAnswer, hostileAnswers, isHarmless } from './hostile-answers.ts'
import { type Reading, readingsOf } from './reading-of.ts'
import { inWords, isGoodEnough, scoreOf } from './score.ts'
import { slipsOf } from './slips-of.ts'
import { slipsTable } from './slips-table.ts'

// `npm run bench:slips`: every slip of both sets, the engine alone, the hostile files. Writes docs/bench-slips.md; fails when the goal is missed.
// `-- --kind text`, `--set known`, `--only <layout>` (or the start of a slip's name): a part of it, nothing is written.
// `-- --hostile`: the hostile files alone. `-- --held-out-details`: which held-out slips failed, for those who do not write rules.
const { values } = parseArgs({
  options: { kind: { type: 'string' }, set: { type: 'string' }, only: { type: 'string' }, hostile: { type: 'boolean', default: false }, 'held-out-details': { type: 'boolean', default: false } },
})
const isPart = values.kind !== undefined || values.set !== undefined || values.only !== undefined
const reader = createSlipReader()
try {
  if (values.hostile) await faceHostile()
  else await bench()
} finally {
  await reader.stop()
}

async function bench(): Promise<void> {
  const sets = (['known', 'held-out'] as const).filter((set) => values.set === undefined || set === values.set)
  // Their memory is that of a process that has drawn no slips yet.
  const hostile = isPart ? [] : await faceHostile()
  const readings: Reading[] = []
  for (const set of sets) {
    const slips = wanted(set)
    let done = 0
    const own = await readingsOf(reader, slips, (reading) => {
      tell(reading)
      if (++done % 20 === 0) console.log(`${set}: ${done} of ${slips.length}, ${Math.round(process.uptime())} s since the start`)
    })
    console.log(`${set}: ${inWords(scoreOf(own))}`)
    if (!isGoodEnough(scoreOf(own))) process.exitCode = 1
    readings.push(...own)
  }
  if (isPart) return
  const photos = slipsOf('known').filter(({ kind }) => kind === 'photo')
  console.log('the engine alone')
  const engine = await engineRatio(reader, photos.slice(0, 12))
  const table = slipsTable(readings, engine, hostile)
  writeFileSync('docs/bench-slips.md', table)
  console.log(table)
}

async function faceHostile(): Promise<readonly HostileAnswer[]> {
  console.log('hostile files')
  const answers = await hostileAnswers(await hostileFiles())
  for (const answer of answers) {
    if (isHarmless(answer)) continue
    process.exitCode = 1
    console.log(`harm   ${answer.file.name}: ${answer.answer}, ${Math.round(answer.ms)} ms, ${Math.round(answer.peakMb)} MB, next slip ${answer.nextIsRead ? 'read' : 'not read'}`)
  }
  console.log(`hostile: ${answers.filter(isHarmless).length}/${answers.length} harmless`)
  return answers
}

function wanted(set: SlipSet) {
  const { kind, only } = values
  return slipsOf(set).filter((slip) => (kind === undefined || slip.kind === kind) && (only === undefined || slip.layout === only || slip.name.startsWith(only)))
}

function tell({ slip, answeredKg, verdict, refusal }: Reading): void {
  if (verdict === 'right' || (slip.set === 'held-out' && !values['held-out-details'])) return
  console.log(`${verdict.padEnd(5)}  ${slip.name.padEnd(32)} expected ${slip.expectedKg ?? 'none'}, got ${answeredKg ?? refusal ?? 'none'}`)
}
