import { agreedKg, type Said, saidBy } from '#slip-reader/agreed-weight.ts'
import type { RecordedSlip } from './recorded-slip.ts'

/** What the rules make today of what the engines saw, reading by reading, as `weigh` of the slip reader does: kg, or null. */
export function replayedKg({ readings }: Pick<RecordedSlip, 'readings'>): number | null {
  const said = new Map<number, Said>()
  for (const { look, pages } of readings) {
    said.set(look, saidBy(pages))
    const kg = agreedKg([...said.values()])
    if (kg !== null) return kg
  }
  return null
}
