import { comparable, type PartyField, type PartyName } from '#slip-reader/parties/party-field.ts'
import type { KnownParties } from './known-parties.ts'
import type { Verdict } from './verdict.ts'

/**
 * How often a field was offered right, not offered though it is there, and offered wrong; of a field that is not there
 * nothing is asked but silence.
 */
export interface PartyScore {
  readonly there: number
  readonly right: number
  readonly none: number
  readonly wrong: number
}

/**
 * Judges one field; null: it is not on the slip, and was not offered. Accents, case and marks apart; « BL » before a
 * number is no part of it.
 */
export function partyVerdict(name: PartyName, known: KnownParties, offered: PartyField | null): Verdict | null {
  const expected = [known[name] ?? []].flat()
  if (offered === null) return expected.length === 0 ? null : 'none'
  const same = (text: string) => (name === 'reference' ? comparable(text).replace(/^bl/, '') : comparable(text))
  return expected.some((text) => same(text) === same(offered.value)) ? 'right' : 'wrong'
}

export function partyScore(verdicts: readonly (Verdict | null)[]): PartyScore {
  const count = (what: Verdict) => verdicts.filter((verdict) => verdict === what).length
  return { there: count('right') + count('none'), right: count('right'), none: count('none'), wrong: count('wrong') }
}
