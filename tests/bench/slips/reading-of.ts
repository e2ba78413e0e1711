import { SlipNotRead } from '#slip-reader/slip-not-read.ts'
import type { SlipReader } from '#slip-reader/slip-reader.ts'
import { drawn, type UndrawnSlip } from './slips-of.ts'
import { verdict, type Verdict } from './verdict.ts'

/** How one slip of the bench was read. */
export interface Reading {
  readonly slip: UndrawnSlip
  readonly answeredKg: number | null
  readonly verdict: Verdict
  /** Why the reader refused the slip; null when it read it. */
  readonly refusal: string | null
  readonly ms: number
}

/** Has one slip read; drawing it is not in the time. */
export async function readingOf(reader: SlipReader, slip: UndrawnSlip): Promise<Reading> {
  const { bytes, contentType } = await drawn(slip)
  const start = performance.now()
  const answer = await reader.weigh(bytes, contentType).then((kg) => ({ answeredKg: kg, refusal: null }), refused)
  return { slip, ...answer, verdict: verdict(slip.expectedKg, answer.answeredKg), ms: performance.now() - start }
}

/** One after the other, as one worker reads them. */
export async function readingsOf(reader: SlipReader, slips: readonly UndrawnSlip[], done: (reading: Reading) => void = () => {}): Promise<readonly Reading[]> {
  const readings: Reading[] = []
  for (const slip of slips) {
    const reading = await readingOf(reader, slip)
    done(reading)
    readings.push(reading)
  }
  return readings
}

function refused(error: unknown) {
  if (!(error instanceof SlipNotRead)) throw error
  return { answeredKg: null, refusal: error.reason }
}
