import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createSlipReader, type Reading, type SlipReader } from '#slip-reader/slip-reader.ts'
import { lineOf, slipOf } from './recorded-slip.ts'
import { dataFiles } from './recorded-slips.ts'
import { replayedKg } from './replayed-kg.ts'
import { slipsOf, type UndrawnSlip } from './slips-of.ts'

// `npm run slips:record`: draws the archetypes, has PDFium and both engines read them, and writes their lines of known.jsonl and pictures.jsonl anew.
// What the reader answers now is recorded with them: run it when what the engines see has changed, not to make a worse answer the expected one.
// Slips whose drawing is no longer kept stay as they are. `-- --kind text`, `--only <start of a slip's name>`: some of them.
const { values } = parseArgs({ options: { kind: { type: 'string' }, only: { type: 'string', default: '' } } })
// Every look is wanted, whatever time this machine needs for it.
const reader = createSlipReader({ limitMs: 600_000 })
try {
  for (const [file, isPicture] of [['known', false], ['pictures', true]] as const) {
    const slips = slipsOf().filter(({ name, kind }) => (kind !== 'text') === isPicture && (values.kind ?? kind) === kind && name.startsWith(values.only))
    const lines = new Map(readFileSync(dataFiles[file], 'utf8').split('\n').filter((line) => line !== '').map((line) => [slipOf(line).name, line]))
    for (const slip of slips) {
      lines.set(slip.name, await recorded(reader, slip))
      console.log(slip.name)
    }
    if (slips.length > 0) writeFileSync(dataFiles[file], [...lines].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, line]) => `${line}\n`).join(''))
  }
} finally {
  await reader.stop()
}

async function recorded(by: SlipReader, { name, kind, expectedKg, contentType, bytes }: UndrawnSlip): Promise<string> {
  const readings: Reading[] = []
  for await (const { look, pages } of by.readings(await bytes(), contentType)) readings.push({ look, pages })
  const { readings: seen } = slipOf(lineOf({ name, kind, expectedKg, answeredKg: null, readings }))
  return lineOf({ name, kind, expectedKg, answeredKg: replayedKg({ readings: seen }), readings })
}
