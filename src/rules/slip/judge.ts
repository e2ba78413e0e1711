import { kgOf, type Claim } from './claim.ts'
import type { GoodsLines } from './goods-lines.ts'
import { lineSums, type LineSum } from './line-sums.ts'
import { heaviestTruck } from './heaviest-truck.ts'
import { settled, type Settled } from './settled.ts'
import type { SlipWeight } from './slip-weight.ts'
import { summedLines } from './summed-lines.ts'
import { certain, surely, verySure } from './surely.ts'
import type { Table } from './table.ts'
import type { Row } from './token.ts'
import { taredLoad } from './weighed-truck.ts'
import type { NumberStyle } from './written-number.ts'

/** All that was understood of a slip, before its numbers are weighed against each other. */
export interface Slip {
  readonly rows: readonly Row[]
  readonly tables: readonly Table[]
  readonly claims: readonly Claim[]
  readonly goods: readonly GoodsLines[]
  readonly missing: 'last' | 'other' | null
}

/** An answer; a frail one is also an answer's shadow: what the slip would say if its numbers were written so. */
export interface Verdict extends SlipWeight {
  readonly isFrail?: boolean
}

/** The load of a slip whose numbers are written in one style; null when anything speaks against it. */
export function judge(slip: Slip, style: NumberStyle): Verdict | null {
  if (slip.missing === 'last') return null
  const sums = lineSums(slip.tables, style)
  const found = mainClaims(slip)
  const tared = taredLoad(slip.rows, slip.claims, style)
  if (tared === 'doubtful') return null
  if (tared) return { kg: tared.kg, proof: 'sum' }
  if (found.length === 0) return undisputed(summedLines(slip, style), slip, style)
  const load = heaviest(found, sums, slip.rows, style)
  if (!load || !(load.kg > 0 && load.kg <= heaviestTruck)) return null
  if (load.claims.every(({ unsure }) => unsure) || hidesGross(load, slip, sums)) return null
  if (load.proof === null && (isDoubtful(load) || contradicts(load, sums))) return null
  return { kg: load.kg, proof: load.proof ?? 'said', isFrail: isSmall(load) || mayBeThousands(load, sums, style) }
}

/** The sum of lines, unless some claim that was laid aside says another weight. */
function undisputed(sum: SlipWeight | null, { claims }: Slip, style: NumberStyle): SlipWeight | null {
  return sum && claims.every((claim) => claim.of === 'tare' || Math.abs(kgOf(claim, style) - sum.kg) < 0.01) ? sum : null
}


/** Without subtotals, tares, what is only ordered where something is delivered, and the weight of a single article. */
function mainClaims({ claims, goods, rows }: Slip): Claim[] {
  const mains = claims.filter(({ partial, of }) => !partial && of !== 'tare')
  const isPart = rows.some(({ tokens }) => tokens.some((token) => token.kind === 'word' && (token.concept === 'remaining' || token.concept === 'delivered')))
  const delivered = mains.filter(({ ordered }) => !ordered || !isPart)
  const ofArticles = delivered.filter((claim) => claim.rank === 'lone' && goods.some((lines) => describesArticle(claim, lines)))
  return delivered.filter((claim) => !ofArticles.some(({ page }) => claim.rank === 'lone' && claim.page === page))
}

/** 'Poids : 35 kg' among the lines of goods, or right below the only one. */
function describesArticle({ page, row, unit }: Claim, goods: GoodsLines): boolean {
  if (page !== goods.page || row <= goods.from || unit === 't') return false
  return row <= goods.to || (goods.lines === 1 && row <= goods.to + 2)
}

/** Of a gross and a net weight the gross one: it is what the truck carries. */
function heaviest(claims: readonly Claim[], sums: readonly LineSum[], rows: readonly Row[], style: NumberStyle): Settled | null {
  const [gross, net, plain] = (['gross', 'net', 'plain'] as const).map((of) => settled(claims.filter((claim) => claim.of === of), sums, rows, style))
  if (gross === 'conflict' || plain === 'conflict') return null
  if (!gross && !plain) return net === 'conflict' ? null : (net ?? null)
  if (net === 'conflict') return null
  const most = gross ?? plain ?? null
  if (!most || (net && net.kg > most.kg + 1e-6)) return null
  if (gross && plain && plain.kg !== gross.kg && plain.kg !== net?.kg) return plain.proof && !gross.proof && gross.claims.every(({ rank }) => rank === 'lone') ? plain : null
  const agrees = [gross, net, plain].filter((each) => each && each.kg === most.kg).length > 1
  return agrees && !most.proof ? { ...most, proof: 'twice' } : most
}

/** '2,402 kg' is a strange load where the comma is decimal: only clear numbers that add up to it make it one. */
function mayBeThousands({ kg, claims, proof }: Settled, sums: readonly LineSum[], style: NumberStyle): boolean {
  const isOpen = claims.every(({ token, unit }) => token.number.open && style[token.number.open] === 'decimal' && unit === 'kg' && token.number.asThousands <= heaviestTruck)
  return isOpen && !(proof === 'sum' && sums.some((sum) => Math.abs(sum.kg - kg) < 0.01 && [...sum.tokens].some(({ number }) => !number.open)))
}

/** Whether the slip knows a gross weight that could not be read, and this is another. */
function hidesGross({ kg, claims }: Settled, { rows, tables }: Slip, sums: readonly LineSum[]): boolean {
  if (claims.some(({ of }) => of === 'gross')) return false
  if (claims.every(({ of }) => of === 'net')) return rows.some(({ tokens }) => tokens.some((token) => token.kind === 'word' && token.concept === 'gross'))
  const hasGross = tables.some(({ columns }) => columns.some(({ label }) => label.of === 'gross' && !label.refused))
  return hasGross && !sums.some((sum) => sum.of === 'gross' && Math.abs(sum.kg - kg) < 0.01)
}

/** Less than a bag: tonnes whose unit is not written, or what a reader of pictures left of a longer number. */
function isSmall({ kg, claims, proof }: Settled): boolean {
  if (proof === 'sum') return false
  const isRead = claims.some(({ token }) => token.confidence === certain)
  return kg < (isRead ? 1 : 10) || (kg < 40 && claims.every(({ token, unit, unitSaid }) => !unitSaid && unit === 'kg' && token.number.decimals > 2))
}

function isDoubtful({ claims }: Settled): boolean {
  return claims.every(({ token, unsure }) => unsure || !surely(token))
}

/** Whether all lines give their weight and do not come near this one. Lines that are badly read only have to leave room for it. */
function contradicts({ kg, claims }: Settled, sums: readonly LineSum[]): boolean {
  const of = claims[0]?.of
  const whole = sums.filter((sum) => sum.how !== 'product' && sum.complete && sum.lines > 1 && (sum.of === of || sum.of === 'plain' || of === 'plain'))
  if (whole.length === 0 || sums.some((sum) => Math.abs(sum.kg - kg) <= sum.slack + 0.5)) return false
  const isVerySure = claims.some(({ token }) => token.confidence >= verySure)
  return !isVerySure || whole.some(({ atLeast }) => atLeast === null || atLeast > kg)
}
