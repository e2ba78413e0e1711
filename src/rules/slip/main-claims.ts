import type { Claim } from './claim.ts'
import type { GoodsLines } from './goods-lines.ts'
import type { Slip } from './slip.ts'
import type { Row } from './token.ts'

/** The claims that speak of the whole load: no subtotals, tares, what is ordered where less may be delivered, nor the weight of a single article. */
export function mainClaims({ claims, goods, rows }: Slip): Claim[] {
  const mains = claims.filter(({ partial, of }) => !partial && of !== 'tare')
  const isPart = mains.some(({ ordered }) => !ordered) || rows.some(({ tokens }) => tokens.some((token) => token.kind === 'word' && token.concept === 'remaining'))
  const delivered = mains.filter(({ ordered }) => !ordered || !isPart)
  const ofArticles = delivered.filter((claim) => claim.rank === 'lone' && goods.some((lines) => describesArticle(claim, lines, rows)))
  return delivered.filter((claim) => !ofArticles.some(({ page }) => claim.rank === 'lone' && claim.page === page))
}

/** 'Poids : 35 kg' among the lines of goods, or right below the only one. */
function describesArticle({ page, row, unit }: Claim, goods: GoodsLines, rows: readonly Row[]): boolean {
  if (page !== goods.page || row <= goods.from || unit === 't') return false
  return row <= goods.to || (goods.lines === 1 && row <= goods.to + 2 && rows.some((each) => each.page === page && each.index === row && each.y < goods.reach))
}
