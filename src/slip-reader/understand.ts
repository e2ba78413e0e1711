import { type Said, saidBy } from './agreed-weight.ts'
import type { SlipParties } from './parties/party-field.ts'
import { slipParties } from './parties/slip-parties.ts'
import type { SlipPage } from './slip-page.ts'

/** What one reading of a slip says: its weight, and whom it goes to. */
export interface Understood {
  readonly said: Said
  readonly parties: SlipParties
}

export function understand(pages: readonly SlipPage[]): Understood {
  return { said: saidBy(pages), parties: slipParties(pages) }
}
