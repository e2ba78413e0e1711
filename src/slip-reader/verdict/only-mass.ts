import { kgOf, type Claim } from '#slip-reader/claims/claim.ts'
import { isPacking } from '#slip-reader/words/label-words.ts'
import type { Settled } from './settled.ts'
import { sightedKg, type Sighting } from '#slip-reader/claims/sightings.ts'
import type { Slip } from '#slip-reader/understood-slip.ts'
import type { NumberStyle } from '#slip-reader/words/written-number.ts'

/** The load of a slip on which no label names it: the only mass that what stands around it fits, if nothing else on the slip may weigh more; `unsure` are claims that nobody could believe by their label alone. */
export function onlyMass({ pieces, sightings, claims }: Slip, unsure: readonly Claim[], style: NumberStyle): Settled | null {
  if (pieces.isOneOfSeveral) return null
  const fitting = sightings.filter(({ as }) => as === 'load')
  const kgs = new Set(fitting.map((sighting) => sightedKg(sighting, style)))
  const [kg] = kgs
  if (kg === undefined) return null
  if (kgs.size > 1 || isOutweighed(kg, sightings, style) || isPackedApart(kg, sightings, style) || claims.some((claim) => (!unsure.includes(claim) && fitting.some(({ token }) => claim.token === token)) || kgOf(claim, style) > kg)) return null
  return { kg, claims: fitting.map(claimOf), proof: new Set(fitting.map(({ row }) => row)).size > 1 ? 'twice' : null }
}

/** Whether a mass that may be goods, alone or as often as its line counts it, weighs more. */
export function isOutweighed(kg: number, sightings: readonly Sighting[], style: NumberStyle): boolean {
  return sightings.some((sighting) => sighting.as !== 'other' && sightedKg(sighting, style) > kg + 0.5) || isOutweighedByBags(kg, sightings, style)
}

/** '12 sacs de 35 kg' over 'Votre livraison pèse 300 kg' */
export function isOutweighedByBags(kg: number, sightings: readonly Sighting[], style: NumberStyle): boolean {
  return sightings.some((sighting) => timesOf(sighting) > 1 && Math.abs(sightedKg(sighting, style) - kg) > 0.5 && sightedKg(sighting, style) * timesOf(sighting) > 1.02 * kg + 0.5)
}

/** 'Emballage : 44 kg' beside 'Marchandise : 611 kg': neither is all. */
export function isPackedApart(kg: number, sightings: readonly Sighting[], style: NumberStyle): boolean {
  return sightings.some((sighting) => sighting.as === 'other' && sighting.row.tokens.some(({ text }) => isPacking(text)) && sightedKg(sighting, style) < 0.2 * kg)
}

/** '12 sacs de 35 kg' → 12. */
function timesOf({ as, row: { tokens: [first], cells: [cell] }, token }: Sighting): number {
  if (as === 'load' || (as === 'other' && !cell?.tokens.includes(token))) return 1
  if (first?.kind !== 'number' || first === token || (first.unit && first.unit !== 'other')) return 1
  return first.number.decimals === 0 && first.number.asDecimal < 500 ? first.number.asDecimal : 1
}

function claimOf({ token, row, unit, of }: Sighting): Claim {
  return { token, page: row.page, row: row.index, of, rank: 'lone', unit, unitSaid: true, unsure: false, partial: false, ordered: false, general: false }
}
