import { kgOf, type Claim } from '#slip-reader/claims/claim.ts'
import { contradicts, hidesGross, isCorrected, isOutdone, isDoubtful, isSmall, mayBeOtherwise } from './doubts.ts'
import { heaviestTruck } from '#slip-reader/words/heaviest-truck.ts'
import { lineSums, type LineSum } from './line-sums.ts'
import { mainClaims } from './main-claims.ts'
import { resolveWeight, type ResolvedWeight } from './resolved-weight.ts'
import { isOutweighed, onlyMass } from './only-mass.ts'
import { isOfPart } from './part-of-load.ts'
import { printedSum } from './printed-sum.ts'
import type { SlipWeight } from './proven-weight.ts'
import type { Slip } from './understood-slip.ts'
import { summedLines } from './summed-lines.ts'
import type { Row } from '#slip-reader/words/token.ts'
import { taredLoad } from './weighed-truck.ts'
import { weighedRather } from '#slip-reader/claims/weighed-rather.ts'
import { weighedLoad } from './weighings.ts'
import type { NumberStyle } from '#slip-reader/words/written-number.ts'

/** An answer; a frail one, if its numbers were written so, only puts another in doubt. */
export interface Verdict extends SlipWeight {
  readonly isFrail?: boolean
}

/** The load of a slip whose numbers are written in one style; null when anything speaks against it. */
export function judge(slip: Slip, style: NumberStyle): Verdict | null {
  if (slip.missing === 'last') return null
  const sums = lineSums(slip.tables, style)
  const mains = mainClaims(slip, style)
  const found = weighedRather(mains, slip.rows)
  const loaded = weighedLoad(slip.rows, slip.tables, style)
  if (loaded !== null && loaded <= heaviestTruck) return { kg: loaded, proof: 'sum' }
  const tared = taredLoad(slip.rows, slip.claims, style)
  if (tared === 'doubtful') return null
  if (tared) return { kg: tared.kg, proof: 'sum' }
  if (found.length === 0) return unnamed(slip, sums, style)
  // The lines are reckoned where their total is.
  const trusted =
    found.length < mains.length
      ? sums.filter((sum) => found.every((claim) => Math.abs(sum.kg - kgOf(claim, style)) > 0.1 * sum.kg))
      : sums
  const load = weighed(heaviest(found, trusted, slip.rows, style), slip, trusted, style)
  return load ?? (found.every(({ unsure }) => unsure) ? weighed(onlyMass(slip, found, style), slip, sums, style) : null)
}

function weighed(
  load: ResolvedWeight | null,
  slip: Slip,
  sums: readonly LineSum[],
  style: NumberStyle,
): Verdict | null {
  if (!load || !(load.kg > 0 && load.kg <= heaviestTruck) || isCorrected(load, slip.rows)) return null
  if (load.claims.every(({ unsure }) => unsure) || hidesGross(load, slip, sums)) return null
  if (load.proof === null && load.claims.every(({ rank }) => rank === 'lone') && isOfPart(load, slip, style))
    return null
  if (
    load.proof === null &&
    (isDoubtful(load) ||
      contradicts(
        load,
        sums.filter((sum) => !isOfNet(sum, load, slip, style)),
      ))
  )
    return null
  if (load.proof === 'sum' && isOutdone(load, sums, slip.rows, style)) return null
  const said = { proof: 'said', confidence: Math.max(...load.claims.map(({ token }) => token.confidence)) } as const
  return {
    kg: load.kg,
    ...(load.proof === null ? said : { proof: load.proof }),
    isFrail: isSmall(load) || mayBeOtherwise(load, sums, slip),
  }
}

/** Lines that come to the net weight the slip tells beside the gross one. */
function isOfNet(sum: LineSum, load: ResolvedWeight, { claims }: Slip, style: NumberStyle): boolean {
  return (
    sum.kg < load.kg &&
    load.claims.every(({ of, rank }) => of === 'gross' || (of === 'plain' && rank === 'said')) &&
    claims.some((claim) => claim.of === 'net' && !claim.partial && Math.abs(kgOf(claim, style) - sum.kg) < 0.01)
  )
}

/**
 * The load when no label names it: a number that the lines add up to, the only mass that can be the load, or the bare
 * sum of the lines.
 */
function unnamed(slip: Slip, sums: readonly LineSum[], style: NumberStyle): Verdict | null {
  const [printed, only] = [printedSum(slip, sums, style), onlyMass(slip, [], style)]
  if (printed && only && Math.abs(printed.kg - only.kg) > 0.5) return null
  if (printed || only) return printed ?? weighed(only, slip, sums, style)
  const lines = summedLines(slip, style)
  const added = new Set(
    slip.tables.flatMap(({ columns }) =>
      columns.filter(({ weighs }) => weighs).flatMap(({ entries }) => entries.map(({ token }) => token)),
    ),
  )
  return lines &&
    !isOutweighed(
      lines.kg,
      slip.candidates.filter(({ token }) => !added.has(token)),
      style,
    )
    ? lines
    : null
}

/** Of a gross and a net weight the gross one: it is what the truck carries. */
function heaviest(
  claims: readonly Claim[],
  sums: readonly LineSum[],
  rows: readonly Row[],
  style: NumberStyle,
): ResolvedWeight | null {
  const [gross, net, plain] = (['gross', 'net', 'plain'] as const).map((of) =>
    resolveWeight(
      claims.filter((claim) => claim.of === of),
      sums,
      rows,
      style,
    ),
  )
  if (gross === 'conflict' || plain === 'conflict') return null
  if (!gross && !plain) return net === 'conflict' ? null : (net ?? null)
  if (net === 'conflict') return null
  const most = gross ?? plain ?? null
  if (!most || (net && net.kg > most.kg + 1e-6)) return null
  if (gross && plain && plain.kg !== gross.kg && plain.kg !== net?.kg)
    return plain.proof && !gross.proof && gross.claims.every(({ rank }) => rank === 'lone') ? plain : null
  const agrees = [gross, net, plain].filter((each) => each && each.kg === most.kg).length > 1
  return agrees && !most.proof && !most.claims.every(({ token }) => token.doubt === 'unmarked')
    ? { ...most, proof: 'twice' }
    : most
}
