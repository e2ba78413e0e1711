import { kgPer, type MassUnit } from '#slip-reader/words/mass-unit.ts'
import type { NumberToken } from '#slip-reader/words/token.ts'
import { valueOf, type NumberStyle } from '#slip-reader/words/written-number.ts'

/** A number that its slip calls a weight of the load. */
export interface Claim {
  readonly token: NumberToken
  readonly page: number
  readonly row: number
  readonly of: 'gross' | 'net' | 'tare' | 'plain'
  /** 'said': a total weight in words; 'total': a total in kg; 'lone': a weight that nobody calls total. */
  readonly rank: 'said' | 'total' | 'lone'
  readonly unit: MassUnit
  /** Whether the unit is written and not only usual. */
  readonly unitSaid: boolean
  /** A label with strange words: to be believed only when something else confirms it. */
  readonly unsure: boolean
  /** A subtotal, or an amount carried forward. */
  readonly partial: boolean
  readonly ordered: boolean
  readonly general: boolean
}

/** What the claim says in kg, if the slip writes its numbers so. */
export function kgOf(claim: Pick<Claim, 'token' | 'unit'>, style: NumberStyle): number {
  const value = valueOf(claim.token.number, style) * kgPer[claim.unit]
  return (Math.round(value * 1000) / 1000) * (claim.token.negative ? -1 : 1)
}
