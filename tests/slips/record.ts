import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createReadings, type Reading, type Readings } from '#slip-reader/readings.ts'
import { createTimeLimit } from '#slip-reader/thread/time-limit.ts'
import { lineOf, slipOf } from './recorded-slip.ts'
import { dataFiles, recordedSlips } from './recorded-slips.ts'
import { replayedKg } from './replayed-kg.ts'
import { slipsOf, type UndrawnSlip } from './slips-of.ts'
import { verdict } from './verdict.ts'

// `npm run bench -- slip-record`: draws the archetypes, has PDFium and the engine read them, and writes their lines of
// known.jsonl and pictures.jsonl anew. What the reader answers now is recorded with them: run it when what the engines
// see has changed, not to make a worse answer the expected one. Slips whose drawing is no longer kept stay as they are.
// `--kind text`, `--only <start of a slip's name>`: some of them. `--answers`: nothing is read; after a rule was given
// up on purpose, what the others answer becomes what is expected of them, unless one is wrong.
const { values } = parseArgs({
  options: {
    kind: { type: 'string' },
    only: { type: 'string', default: '' },
    answers: { type: 'boolean', default: false },
  },
})

async function recordAll(): Promise<void> {
  const reader = createReadings({ limitMs, idleMs: 60_000, room: 4 })
  try {
    for (const [file, isPicture] of [
      ['known', false],
      ['pictures', true],
    ] as const) {
      const slips = slipsOf().filter(
        ({ name, kind }) =>
          (kind !== 'text') === isPicture && (values.kind ?? kind) === kind && name.startsWith(values.only),
      )
      const lines = new Map(recordedSlips([file]).map((slip) => [slip.name, lineOf(slip)]))
      for (const slip of slips) {
        lines.set(slip.name, await recorded(reader, slip))
        console.log(slip.name)
      }
      if (slips.length > 0) write(file, [...lines.values()])
    }
  } finally {
    await reader.stop()
  }
}

async function recorded(by: Readings, { name, kind, expectedKg, contentType, bytes }: UndrawnSlip): Promise<string> {
  const readings: Reading[] = []
  for await (const reading of by.readings(await bytes(), contentType, {
    signal: new AbortController().signal,
    time: createTimeLimit(limitMs),
  }))
    readings.push(reading)
  const { readings: seen } = slipOf(lineOf({ name, kind, expectedKg, answeredKg: null, readings }))
  return lineOf({ name, kind, expectedKg, answeredKg: replayedKg({ readings: seen }), readings })
}

function takeAnswers(): void {
  for (const file of ['known', 'pictures'] as const) {
    const slips = recordedSlips([file]).map((slip) => ({ ...slip, answeredKg: replayedKg(slip) }))
    const wrong = slips.filter(({ expectedKg, answeredKg }) => verdict(expectedKg, answeredKg) === 'wrong')
    if (wrong.length > 0) throw new Error(`answered wrong: ${wrong.map(({ name }) => name).join(', ')}`)
    write(file, slips.map(lineOf))
  }
}

function write(file: keyof typeof dataFiles, lines: readonly string[]): void {
  writeFileSync(
    dataFiles[file],
    lines
      .toSorted()
      .map((line) => `${line}\n`)
      .join(''),
  )
}

/** Every pass is wanted, whatever time this machine needs for it. */
const limitMs = 600_000

if (values.answers) takeAnswers()
else await recordAll()
