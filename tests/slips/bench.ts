import { parseArgs } from 'node:util'
import { createSlipReader } from '#slip-reader/slip-reader.ts'
import { benchTable, judged } from './bench-table.ts'
import { hostileFiles } from './hostile.ts'
import { type HostileAnswer, hostileAnswers, isHarmless, isQuick } from './hostile-answers.ts'
import { type ReadSlip, readByEngines } from './read-by-engines.ts'
import { recordedSlips } from './recorded-slips.ts'
import { replayedKg } from './replayed-kg.ts'
import { inWords, isGoodEnough, scoreOf } from './score.ts'
import { slipsOf } from './slips-of.ts'
import { verdict } from './verdict.ts'

// `npm run bench -- slips`: the archetypes drawn and read by the engines, the recorded corpus, the hostile files; fails
// when the goal is missed. `--kind text`, `--only <start of a slip's name>`: a part of it, `--hostile`: the hostile
// files alone.
const { values } = parseArgs({
  options: { kind: { type: 'string' }, only: { type: 'string' }, hostile: { type: 'boolean', default: false } },
})
const isPart = values.kind !== undefined || values.only !== undefined

// Their memory is that of a process that has drawn no slips yet.
const hostile = isPart ? [] : await faceHostile()
if (!values.hostile) await bench()

async function bench(): Promise<void> {
  const reader = createSlipReader()
  try {
    const slips = slipsOf().filter(
      ({ name, kind }) => (values.kind ?? kind) === kind && name.startsWith(values.only ?? ''),
    )
    const read = await readByEngines(reader, slips, tell)
    const score = scoreOf(judged(read))
    console.log(`drawn: ${inWords(score)}`)
    if (!isGoodEnough(score)) process.exitCode = 1
    if (isPart) return
    const replayed = scoreOf(
      recordedSlips().map((slip) => ({
        expectedKg: slip.expectedKg,
        verdict: verdict(slip.expectedKg, replayedKg(slip)),
      })),
    )
    console.log(benchTable(read, replayed, hostile))
  } finally {
    await reader.stop()
  }
}

async function faceHostile(): Promise<readonly HostileAnswer[]> {
  const answers = await hostileAnswers(await hostileFiles())
  const isGood = (answer: HostileAnswer) => isHarmless(answer) && isQuick(answer)
  for (const answer of answers) {
    if (isGood(answer)) continue
    process.exitCode = 1
    console.log(
      `harm   ${answer.file.name}: ${answer.answer}, ${Math.round(answer.ms)} ms, silent for ${Math.round(answer.silenceMs)} ms, ${Math.round(answer.peakMb)} MB, next slip ${answer.nextIsRead ? 'read' : 'not read'}`,
    )
  }
  console.log(`hostile: ${answers.filter(isGood).length}/${answers.length} harmless`)
  return answers
}

function tell({ slip, answeredKg, verdict: said, refusal }: ReadSlip): void {
  if (said !== 'right')
    console.log(
      `${said.padEnd(5)}  ${slip.name.padEnd(32)} expected ${slip.expectedKg ?? 'none'}, got ${answeredKg ?? refusal ?? 'none'}`,
    )
}
