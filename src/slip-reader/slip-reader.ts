import type { SlipType } from '#contract/slip.ts'
import type { SlipPage } from './slip-page.ts'
import { agreedKg, type Said, saidBy } from './agreed-weight.ts'
import { createReadings } from './readings.ts'

/** Reads delivery slips: PDF, PNG and JPEG. Nothing of them is kept. */
export interface SlipReader {
  /** The slip's total weight, kg; null when none is sure. Throws SlipNotRead. */
  weigh(bytes: Uint8Array, contentType: SlipType, signal?: AbortSignal): Promise<number | null>
  /**
   * What stands on the slip, the surest first, each one made only when it is asked for: the pages of a PDF's text layer,
   * then, for up to three looks, the same pages with what was recognised in their pictures, and once more with their numbers read
   * by a second engine. A picture has the latter. Throws SlipNotRead.
   */
  readings(bytes: Uint8Array, contentType: SlipType, signal?: AbortSignal): AsyncIterable<Reading>
  /** Gives up what is being read and ends the engines, for good. */
  stop(): Promise<void>
}

/** What stands on the pages of a slip. A later reading of the same look takes the place of the earlier. */
export interface Reading {
  readonly look: number
  readonly pages: readonly SlipPage[]
}

/** Limits of the reader; the defaults are those of a running server. */
export interface SlipReaderOptions {
  /** For one slip from when its turn comes, milliseconds; a quarter of it for a PDF's text layer. */
  readonly limitMs?: number
  /** Engines that have had nothing to read for so long are closed, milliseconds. */
  readonly idleMs?: number
  /** How many slips with pictures may wait for their turn. */
  readonly room?: number
}

/** A reader at rest: its engines start with the first slip, each in a thread of its own. */
export function createSlipReader({ limitMs = 20_000, idleMs = 60_000, room = 4 }: SlipReaderOptions = {}): SlipReader {
  const { readings, stop } = createReadings({ limitMs, idleMs, room })
  return {
    readings,
    async weigh(bytes, contentType, signal) {
      const said = new Map<number, Said>()
      for await (const { look, pages } of readings(bytes, contentType, signal)) {
        if (wordsOf(pages) > mostWords) continue
        said.set(look, saidBy(pages))
        const kg = agreedKg([...said.values()])
        if (kg !== null) return kg
      }
      return null
    },
    stop,
  }
}

function wordsOf(pages: readonly SlipPage[]): number {
  return pages.reduce((sum, { words }) => sum + words.length, 0)
}

/** Forty full sheets. Understanding happens between the other calls: more would make them wait. */
const mostWords = 12_000
