import { afterAll, vi } from 'vitest'
import { createReadings, type Reading, type Readings, type SlipReaderOptions } from '#slip-reader/readings.ts'
import { createSlipReader, type SlipReader } from '#slip-reader/slip-reader.ts'
import { createTimeLimit } from '#slip-reader/thread/time-limit.ts'
import type { SlipPage } from '#slip-reader/slip-page.ts'
import type { SlipType } from '#contract/order/slip.ts'

/**
 * At the top of each file whose tests use them: engines start, and recognise, for seconds on a machine that has other
 * things to do.
 */
export function allowForEngines(): void {
  vi.setConfig({ testTimeout: 240_000 })
}

/**
 * A reader that is closed after the tests of a file. It has all the time that a busy machine needs, unless the test
 * says otherwise.
 */
export function openReader(options: SlipReaderOptions = {}): SlipReader {
  const reader = createSlipReader({ limitMs: allDayMs, ...options })
  afterAll(() => reader.stop())
  return reader
}

/** What stands on slips; closed after the tests of a file. */
export function openReadings({ room = 4 } = {}): Readings {
  const readings = createReadings({ limitMs: allDayMs, idleMs: 60_000, room })
  afterAll(() => readings.stop())
  return readings
}

/** The readings of one slip, with all the time that a busy machine needs. */
export function readingsOf({ readings }: Readings, bytes: Uint8Array, contentType: SlipType): AsyncIterable<Reading> {
  return readings(new Uint8Array(bytes), contentType, {
    signal: new AbortController().signal,
    time: createTimeLimit(allDayMs),
  })
}

/** The readings of a slip, the surest first, at most so many. */
export async function allReadings(
  reader: Readings,
  bytes: Uint8Array,
  contentType: SlipType,
  most = Infinity,
): Promise<(readonly SlipPage[])[]> {
  const all: (readonly SlipPage[])[] = []
  for await (const { pages } of readingsOf(reader, bytes, contentType)) {
    all.push(pages)
    if (all.length >= most) break
  }
  return all
}

/** The surest reading of a slip: a PDF's text layer. Its pictures are not looked at. */
export async function firstReading(
  reader: Readings,
  bytes: Uint8Array,
  contentType: SlipType,
): Promise<readonly SlipPage[]> {
  for await (const { pages } of readingsOf(reader, bytes, contentType)) return pages
  return []
}

/** The words of a page, as they stand: rows from above, each from the left. */
export function told({ words }: SlipPage): string {
  const rows: { y: number; words: SlipPage['words'][number][] }[] = []
  for (const word of words.toSorted((a, b) => a.y + a.height / 2 - b.y - b.height / 2)) {
    const y = word.y + word.height / 2
    const row = rows.find((each) => Math.abs(each.y - y) < word.height / 2)
    if (row) row.words.push(word)
    else rows.push({ y, words: [word] })
  }
  return rows
    .map((row) =>
      row.words
        .toSorted((a, b) => a.x - b.x)
        .map(({ text }) => text)
        .join(' '),
    )
    .join('\n')
}

const allDayMs = 240_000
