import { agreedKg, type Said, saidBy } from '#slip-reader/agreed-weight.ts'
import type { RecordedSlip } from './recorded-slip.ts'

/**
 * What the rules make today of what the engines saw, reading by reading, as `read` of the slip reader does: kg, or
 * null.
 */
export function replayedKg({ readings }: Pick<RecordedSlip, 'readings'>): number | null {
  const said: Said[] = []
  for (const { pages } of readings) {
    said.push(saidBy(pages))
    const kg = agreedKg(said)
    if (kg !== null) return kg
  }
  return null
}
