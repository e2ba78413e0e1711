import { apart } from '#slip-reader/page/box.ts'
import { kgOf } from '#slip-reader/claims/claim.ts'
import { heaviestTruck } from './heaviest-truck.ts'
import type { MassUnit } from '#slip-reader/words/mass-unit.ts'
import type { Slip } from '#slip-reader/understood-slip.ts'
import type { SlipWeight } from '#slip-reader/slip-weight.ts'
import { surely, confirmed } from '#slip-reader/words/surely.ts'
import { kindOf, standingIn } from '#slip-reader/tables/table-lines.ts'
import type { NumberToken, Row } from '#slip-reader/words/token.ts'
import type { NumberStyle } from '#slip-reader/words/written-number.ts'

/** The load of goods that are sold by weight, as sand and steel are: every line gives its quantity in tonnes, or every line in kg. 'Sable 0/4   12,560   T' → 12560. */
export function bulkGoods({ rows, goods, missing }: Slip, style: NumberStyle): SlipWeight | null {
  const [list, ...more] = goods
  if (!list || more.length > 0 || missing || rows.some(isOpenOrder)) return null
  const lines = rows.filter(({ page, index }) => page === list.page && index > list.from && index <= list.to && index > 0).filter((row) => standingIn(row).length > 0)
  const heading = rows.find(({ page, index }) => page === list.page && index === list.from)
  const told = lines.map((row) => ({ amounts: amountsIn(row).filter(({ token }) => heading && isUnderQuantity(token, heading)), isTotal: standingIn(row).some(({ token }) => token && kindOf(token, row) === 'total') }))
  const parts = told.filter(({ isTotal }) => !isTotal).map(({ amounts }) => amounts)
  const [unit, ...others] = new Set(parts.map(([amount]) => amount?.unit ?? null))
  if (!unit || others.length > 0 || parts.some((amounts) => amounts.length !== 1)) return null
  const kg = Math.round(parts.flat().reduce((sum, amount) => sum + kgOf(amount, style), 0) * 1000) / 1000
  const totals = told.filter(({ isTotal, amounts }) => isTotal && amounts.length > 0).flatMap(({ amounts }) => amounts)
  if (!(kg > 0 && kg <= heaviestTruck) || totals.some((total) => Math.abs(kgOf(total, style) - kg) > 0.01)) return null
  return { kg, proof: totals.length > 0 ? 'sum' : 'lines' }
}

/** Whether the nearest heading is 'Quantité'; under 'Poids' or 'Conditionnement' may stand what one piece weighs. */
function isUnderQuantity(token: NumberToken, { cells }: Row): boolean {
  const [nearest] = cells.toSorted((one, other) => apart(one.box, token) - apart(other.box, token))
  return nearest?.words.some(({ text }) => /^(?:qu?antit[eé]|qt[eé]|tonnage)s?[.:]*$/i.test(text)) ?? false
}

/** What is ordered, and what is left of it, stand in columns of the same look. */
function isOpenOrder({ tokens }: Row): boolean {
  return tokens.some((token) => token.kind === 'word' && (token.concept === 'remaining' || token.concept === 'carry'))
}

/** The masses of a line in cells of their own; the unit follows in the same cell or stands alone in the next, or in the one before. */
function amountsIn({ cells }: Row): { readonly token: NumberToken; readonly unit: MassUnit }[] {
  return cells.flatMap(({ tokens: [token, ...more] }, at) => {
    if (token.kind !== 'number' || more.length > 0 || token.confidence < confirmed || !surely(token) || token.unit === 'other') return []
    const beside = [cells[at + 1], cells[at - 1]].map((cell) => cell?.tokens ?? []).flatMap(([word, ...rest]) => (word?.kind === 'word' && rest.length === 0 && (word.unit === 'kg' || (word.unit === 't' && token.number.decimals > 0)) ? [word.unit] : []))
    const unit = token.unit ?? beside[0] ?? null
    return unit ? [{ token, unit }] : []
  })
}
