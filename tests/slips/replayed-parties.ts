import { agreedKg, type Said, saidBy } from '#slip-reader/agreed-weight.ts'
import { agreedParties } from '#slip-reader/parties/agreed-parties.ts'
import type { SlipParties } from '#slip-reader/parties/party-field.ts'
import { slipParties } from '#slip-reader/parties/slip-parties.ts'
import type { RecordedSlip } from './recorded-slip.ts'

/**
 * What the rules make today of what the engines saw, as `read` of the slip reader does: of no more readings than it
 * takes to find the weight.
 */
export function replayedParties({ readings }: Pick<RecordedSlip, 'readings'>): SlipParties {
  const said: Said[] = []
  const enough =
    readings.length === 1
      ? 1
      : readings.findIndex(({ pages }) => {
          said.push(saidBy(pages))
          return agreedKg(said) !== null
        }) + 1 || readings.length
  return agreedParties(readings.slice(0, enough).map(({ pages }) => slipParties(pages)))
}
