/** What a slip says of one thing: as a form takes it, the words it was read from, and how sure these are, 0 to 100. */
export interface PartyField {
  readonly value: string
  readonly words: string
  readonly confidence: number
}

/**
 * What a slip says beyond its weight: of the customer whom the goods go to, which number it bears, and how many packages
 * it brings. Null where that is not sure.
 */
export type SlipParties = Readonly<Record<PartyName, PartyField | null>>
export type PartyName = (typeof partyNames)[number]
export const partyNames = ['company', 'lastName', 'firstName', 'phone', 'address', 'reference', 'packages'] as const

/** What they agree on; null where they differ or none says it. */
export function sole<Found extends PartyField>(found: readonly (Found | null)[]): Found | null {
  const said = found.filter((each) => each !== null)
  const [first] = said
  return first && new Set(said.map(({ value }) => comparable(value))).size === 1
    ? said.reduce((best, each) => (each.confidence > best.confidence ? each : best))
    : null
}

export function comparable(value: string): string {
  return value
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}
