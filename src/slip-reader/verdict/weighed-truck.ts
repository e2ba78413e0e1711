import { kgOf, type Claim } from '#slip-reader/claims/claim.ts'
import { kgPer } from '#slip-reader/words/mass-unit.ts'
import type { Row } from '#slip-reader/words/token.ts'
import { valueOf, type NumberStyle } from '#slip-reader/words/written-number.ts'

/** What a tare makes of a slip's weights: the truck's leaves the net as the load; that of pallets, the gross. */
export type Tared = { readonly load: 'net' | 'gross'; readonly kg: number } | 'doubtful' | null

/** A weighbridge ticket says truck and load, truck, load: 12 340 − 11 200 = 1 140 → net. Null without a truck. */
export function taredLoad(rows: readonly Row[], claims: readonly Claim[], style: NumberStyle): Tared {
  const weighed = rows.some(({ tokens }) =>
    tokens.some(
      (token, at) =>
        token.kind === 'word' && token.concept === 'weighing' && !/^tol[eé]rances?$/i.test(tokens[at - 2]?.text ?? ''),
    ),
  )
  const hasTare = claims.some(({ of }) => of === 'tare')
  if (!weighed && !hasTare) return null
  const masses = [...new Set([...claims.map((claim) => kgOf(claim, style)), ...spokenMasses(rows, style)])]
    .filter((kg) => kg > 0)
    .slice(0, 60)
  const nets = new Set(claims.filter(({ of, partial }) => of === 'net' && !partial).map((claim) => kgOf(claim, style)))
  const [laden, tares] = (['gross', 'tare'] as const).map((kind) =>
    claims.filter(({ of }) => of === kind).map((claim) => kgOf(claim, style)),
  )
  // 'Brut 2,96 t, tare 2,10 t, tonnage livré 0,86 t': a net weight by another name.
  for (const claim of claims.filter(({ of, partial }) => of === 'plain' && !partial)) {
    const kg = kgOf(claim, style)
    if (laden?.some((most) => tares?.some((tare) => Math.abs(most - tare - kg) < 0.01))) nets.add(kg)
  }
  const triples = [...nets].flatMap((net) =>
    masses.flatMap((gross) =>
      masses.filter((tare) => Math.abs(gross - tare - net) < 0.01 && tare > 0).map((tare) => ({ gross, tare, net })),
    ),
  )
  const [first] = triples
  if (first && triples.every(({ net }) => net === first.net)) return loadOf(first, weighed)
  if (first || hasTare) return 'doubtful'
  return claims.some(({ of }) => of === 'gross') ? 'doubtful' : null
}

function spokenMasses(rows: readonly Row[], style: NumberStyle): number[] {
  const numbers = rows.flatMap(({ tokens }) => tokens.filter((token) => token.kind === 'number'))
  return numbers.flatMap(({ unit, number }) => (unit && unit !== 'other' ? [valueOf(number, style) * kgPer[unit]] : []))
}

/** Kg. */
const lightestTruck = 300

/** Pallets weigh little beside their goods; a truck weighs about as much as its load or more. */
function loadOf({ gross, tare, net }: { gross: number; tare: number; net: number }, weighed: boolean): Tared {
  if (!weighed && tare < lightestTruck) return { load: 'gross', kg: gross }
  if (weighed || tare > net) return tare > 300 ? { load: 'net', kg: net } : 'doubtful'
  return tare < 0.2 * gross ? { load: 'gross', kg: gross } : 'doubtful'
}
