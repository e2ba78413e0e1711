import { kgOf, type Claim } from '#slip-reader/claims/claim.ts'
import { addsUp } from '#slip-reader/claims/column-above.ts'
import type { LineSum } from './line-sums.ts'
import { kgPer } from '#slip-reader/words/mass-unit.ts'
import { certain } from '#slip-reader/words/confident.ts'
import type { Row } from '#slip-reader/words/token.ts'
import { decimalsOf, type NumberStyle } from '#slip-reader/words/written-number.ts'

/** One weight that claims of a kind agree on. */
export interface ResolvedWeight {
  readonly kg: number
  readonly claims: readonly Claim[]
  /** What confirms it besides its own digits. */
  readonly proof: 'sum' | 'twice' | null
}

/** The weight that gross, net or plain claims agree on; 'conflict' when no sum decides; null without a claim. */
export function resolveWeight(
  claims: readonly Claim[],
  sums: readonly LineSum[],
  rows: readonly Row[],
  style: NumberStyle,
): ResolvedWeight | 'conflict' | null {
  const rank = (['said', 'total', 'lone'] as const).find((each) => claims.some((claim) => claim.rank === each))
  const [first, ...more] = valuesOf(
    claims.filter((claim) => claim.rank === rank),
    style,
  )
  if (!first) return null
  if (more.length === 0 && rank === 'said' && isDenied(first, claims, sums, style)) return 'conflict'
  if (more.length === 0)
    return withProof(
      first,
      confirms(first, sums) || first.claims.some((claim) => claim.rank !== 'lone' && addsUp(claim, rows, style)),
      claims,
      style,
    )
  const [most, ...rest] = valuesOf(
    claims.filter((claim) => claim.rank === rank || claim.rank === 'total'),
    style,
  ).sort((one, other) => other.kg - one.kg)
  const isGrand =
    most &&
    rest.length > 1 &&
    near(
      most.kg,
      rest.reduce((sum, { kg }) => sum + kg, 0),
    )
  if (most && isGrand) return { kg: most.kg, claims, proof: 'sum' }
  return 'conflict'
}

/** 'Poids total brut 486 kg' at the head and 'Total brut 418 kg' at the foot, and no lines that tell which. */
function isDenied(value: Value, claims: readonly Claim[], sums: readonly LineSum[], style: NumberStyle): boolean {
  const others = claims.filter(
    (claim) =>
      claim.rank === 'total' &&
      claim.of === 'gross' &&
      claim.token.unit !== null &&
      claim.token.confidence === certain &&
      !near(kgOf(claim, style), value.kg),
  )
  return (
    others.length === 1 &&
    value.claims.every(({ of }) => of === 'gross') &&
    sums.every((sum) => !near(sum.kg, value.kg))
  )
}

interface Value {
  readonly kg: number
  readonly claims: readonly Claim[]
}

/** Equal weights together: '412 kg' and '0,412 t' are one, the finer one. */
function valuesOf(claims: readonly Claim[], style: NumberStyle): Value[] {
  const values: { kg: number; step: number; claims: Claim[] }[] = []
  for (const claim of claims) {
    const kg = kgOf(claim, style)
    const step = stepOf(claim, style)
    const same = values.find(
      (value) => Math.abs(value.kg - kg) <= 0.5 * Math.max(step, value.step) * (step === value.step ? 0 : 1) + 1e-6,
    )
    if (!same) values.push({ kg, step, claims: [claim] })
    else {
      same.claims.push(claim)
      if (step < same.step) Object.assign(same, { kg, step })
    }
  }
  return values
}

/** The worth of a number's last digit in kg: '0,41 t' → 10. */
function stepOf({ token, unit }: Claim, style: NumberStyle): number {
  return kgPer[unit] / 10 ** decimalsOf(token.number, style)
}

/** Two copies of a slip lose a comma alike: what is said twice without it is not proved. */
function withProof(value: Value, bySum: boolean, claims: readonly Claim[], style: NumberStyle): ResolvedWeight {
  const others = claims.filter((claim) => !value.claims.includes(claim) && near(kgOf(claim, style), value.kg))
  const said = new Set([...value.claims, ...others].map(({ token }) => token))
  return {
    kg: value.kg,
    claims: [...value.claims, ...others],
    proof: bySum ? 'sum' : said.size > 1 && ![...said].every(({ doubt }) => doubt === 'unmarked') ? 'twice' : null,
  }
}

/** Whether some sum of lines is this weight. */
function confirms({ kg, claims }: Value, sums: readonly LineSum[]): boolean {
  const ofs = new Set([...claims.map(({ of }) => of), 'plain'])
  return sums.some(
    (sum) =>
      !claims.some(({ token }) => sum.tokens.has(token)) &&
      (ofs.has(sum.of) || ofs.size === 1) &&
      Math.abs(sum.kg - kg) <= 1e-3,
  )
}

function near(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.01
}
