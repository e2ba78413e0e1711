import { SlipNotRead } from '#slip-reader/slip-not-read.ts'
import type { SlipReader } from '#slip-reader/slip-reader.ts'
import type { UndrawnSlip } from './slips-of.ts'
import { verdict, type Verdict } from './verdict.ts'

/** How one slip was read. */
export interface ReadSlip {
  readonly slip: UndrawnSlip
  readonly answeredKg: number | null
  readonly verdict: Verdict
  /** Why the reader refused the slip; null when it read it. */
  readonly refusal: string | null
  readonly ms: number
}

/** Has slips read one after the other, as one worker reads them; drawing them is not in the time. */
export async function readByEngines(
  reader: SlipReader,
  slips: readonly UndrawnSlip[],
  done: (read: ReadSlip) => void = () => {},
): Promise<readonly ReadSlip[]> {
  const all: ReadSlip[] = []
  for (const slip of slips) {
    const bytes = await slip.bytes()
    const start = performance.now()
    const answer = await reader
      .read(bytes, slip.contentType)
      .then(({ kg }) => ({ answeredKg: kg, refusal: null }), refused)
    const read = {
      slip,
      ...answer,
      verdict: verdict(slip.expectedKg, answer.answeredKg),
      ms: performance.now() - start,
    }
    done(read)
    all.push(read)
  }
  return all
}

function refused(error: unknown) {
  if (!(error instanceof SlipNotRead)) throw error
  return { answeredKg: null, refusal: error.reason }
}
