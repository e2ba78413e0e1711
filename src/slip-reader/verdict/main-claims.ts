import type { Claim } from '#slip-reader/claims/claim.ts'
import type { GoodsLines } from '#slip-reader/tables/goods-lines.ts'
import type { Slip } from './understood-slip.ts'
import { addsUp } from '#slip-reader/claims/column-above.ts'
import { namesWhole } from '#slip-reader/words/label-words.ts'
import type { Row } from '#slip-reader/words/token.ts'
import type { NumberStyle } from '#slip-reader/words/written-number.ts'

/**
 * The claims that speak of the whole load: no subtotals, tares, what is ordered where less may be delivered, nor the
 * weight of a single article.
 */
export function mainClaims({ claims, goods, rows, pieces }: Slip, style: NumberStyle): Claim[] {
  const mains = claims.filter(({ partial, of }) => !partial && of !== 'tare')
  const isPart =
    mains.some(({ ordered }) => !ordered) ||
    rows.some(isOneOfSeveral) ||
    rows.some(({ tokens }) => tokens.some((token) => token.kind === 'word' && token.concept === 'remaining'))
  const delivered = mains.filter(
    (claim) =>
      (!claim.ordered || !isPart) &&
      (!pieces.isOneOfSeveral || (pieces.areListed && claim.rank !== 'lone') || isOfShipment(claim, rows)),
  )
  const ofArticles = delivered.filter(
    (claim) =>
      claim.rank === 'lone' &&
      goods.some((lines) => describesArticle(claim, lines, rows)) &&
      !addsUp(claim, rows, style),
  )
  return delivered.filter(
    (claim) =>
      claim.rank !== 'lone' ||
      ofArticles.every((ofArticle) => claim.page !== ofArticle.page || isOverAll(claim, goods)),
  )
}

/** 'Poids de l’envoi : 1 203 kg' on the label of one of its pallets. */
function isOfShipment({ page, row }: Claim, rows: readonly Row[]): boolean {
  return rows.some(
    (each) =>
      each.page === page &&
      each.index === row &&
      each.tokens.some(({ text }) => /^(?:l[’'])?(?:envoi|exp[ée]dition)[.:]*$/i.test(text)),
  )
}

/** 'Poids brut : 412 kg' among the figures over the first list of goods, whatever each line says of itself. */
function isOverAll({ page, row }: Claim, goods: readonly GoodsLines[]): boolean {
  return goods.every((lines) => page < lines.page || (page === lines.page && row < lines.from))
}

/** 'Livraison partielle', 'Livraison 2/3' */
function isOneOfSeveral({ tokens }: Row): boolean {
  const said = tokens.map(({ text }) => text).join(' ')
  const [, nth, count] = /livraison\s*(?:n°)?\s*:?\s*(\d{1,2})\s*(?:\/|sur)\s*(\d{1,2})\b/i.exec(said) ?? []
  return (nth !== undefined && Number(count) > 1) || /partielle?s?\b/i.test(said)
}

/** 'Poids : 35 kg' among the lines of goods, or right below the only one. */
function describesArticle({ page, row, unit }: Claim, goods: GoodsLines, rows: readonly Row[]): boolean {
  if (
    page !== goods.page ||
    row <= goods.from ||
    unit === 't' ||
    rows.some(
      (each) =>
        each.page === page &&
        each.index === row &&
        each.cells[0]?.words.some(({ text, concept }) => concept === 'load' && namesWhole(text)),
    )
  )
    return false
  return (
    row <= goods.to ||
    (goods.lines === 1 &&
      row <= goods.to + 2 &&
      rows.some((each) => each.page === page && each.index === row && each.y < goods.reach))
  )
}
