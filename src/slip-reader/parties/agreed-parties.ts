import { certain } from '#slip-reader/words/confident.ts'
import { comparable, partyNames, type PartyField, type SlipParties } from './party-field.ts'

/**
 * What several readings of one slip say of its customer: print as it is; of a picture what one pass read clearly, or
 * two alike. Null as soon as two differ.
 */
export function agreedParties(readings: readonly SlipParties[]): SlipParties {
  const agreed = Object.fromEntries(
    partyNames.map((name) => [name, agreedField(readings.map((reading) => reading[name]))]),
  ) as SlipParties
  // A first name without its last name is nobody's.
  return agreed.lastName === null ? { ...agreed, firstName: null } : agreed
}

function agreedField(readings: readonly (PartyField | null)[]): PartyField | null {
  const said = readings.filter((field) => field !== null)
  const [first] = said
  if (!first || said.some(({ value }) => comparable(value) !== comparable(first.value))) return null
  const best = said.reduce((one, other) => (other.confidence > one.confidence ? other : one))
  return best.confidence >= (said.length > 1 ? legible : clear)
    ? { ...best, confidence: Math.min(best.confidence, certain) }
    : null
}

/** Out of 100, of the least sure word: of one reading, and of two that say the same. */
const [clear, legible] = [90, 75]
