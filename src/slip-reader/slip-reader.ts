import type { SlipType } from '#contract/order/slip.ts'
import { agreedKg } from './agreed-weight.ts'
import { agreedParties } from './parties/agreed-parties.ts'
import type { SlipParties } from './parties/party-field.ts'
import { createReadings, type Reading, type SlipReaderOptions } from './readings.ts'
import type { SlipPage } from './slip-page.ts'
import { createQueue } from './thread/queue.ts'
import { createThread } from './thread/thread.ts'
import { createTimeLimit, TimeIsUp } from './thread/time-limit.ts'
import { hasTooManyWords } from './too-many-words.ts'
import type { Understood } from './understand.ts'

/** What stands on a slip. `kg`: its total weight; null when none is sure, or not within the time. */
export interface ReadSlip {
  readonly kg: number | null
  readonly parties: SlipParties
}

/** Reads delivery slips: PDF, PNG and JPEG. Nothing of them is kept. */
export interface SlipReader {
  /** Throws SlipNotRead. */
  read(bytes: Uint8Array, contentType: SlipType, signal?: AbortSignal): Promise<ReadSlip>
  /** Gives up what is being read and ends the threads, for good. */
  stop(): Promise<void>
}

/** A reader at rest: its threads start with the first slip. */
export function createSlipReader({ limitMs = 7_500, idleMs = 60_000, room = 4 }: SlipReaderOptions = {}): SlipReader {
  const closing = new AbortController()
  const { readings, stop } = createReadings({ limitMs, idleMs, room })
  const understanding = createThread<readonly SlipPage[], Understood>(
    new URL('understanding-thread.ts', import.meta.url),
    idleMs,
  )
  const turn = createQueue(room * 4)
  return {
    async read(bytes, contentType, sender = closing.signal) {
      const signal = AbortSignal.any([sender, closing.signal])
      const time = createTimeLimit(limitMs)
      const heard: Understood[] = []
      const understand = ({ pages }: Reading) =>
        turn(() => time.within(signal, (limit) => understanding.ask(pages, limit), limitMs / 3), signal)
      let kg: number | null = null
      try {
        for await (const reading of readings(bytes, contentType, { signal, time })) {
          if (hasTooManyWords(reading.pages)) continue
          heard.push(await understand(reading))
          kg = agreedKg(heard.map(({ said }) => said))
          if (kg !== null) break
        }
      } catch (error) {
        if (!(error instanceof TimeIsUp)) throw error
      }
      return { kg, parties: agreedParties(heard.map(({ parties }) => parties)) }
    },
    async stop() {
      closing.abort()
      await Promise.all([stop(), understanding.stop()])
    },
  }
}
